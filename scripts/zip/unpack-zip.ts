import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readZip } from './read-zip.ts'

/** Unpacks a zip into a folder; throws where it is broken or leads outside, before anything is written. */
export async function unpackZip(zip: string, folder: string): Promise<void> {
  for (const { name, bytes } of readZip(await readFile(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
}
