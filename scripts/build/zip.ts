import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'

interface ZipEntry {
  /** Relative path with `/` as separator. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Modification date of every file: the earliest a zip supports. A fixed date makes the zip reproducible. */
const ATTRIBUTES = {
  level: 9,
  mtime: new Date(1980, 0, 1),
  os: 3,
  attrs: 0o100644 * 0x10000,
} as const

export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  return zipSync(files, ATTRIBUTES)
}

/** Returns the files of a zip, without folders. Throws when the zip is invalid or a path points outside it. */
function readZip(zip: Uint8Array): ZipEntry[] {
  const entries = Object.entries(unzipSync(zip)).map(([name, bytes]) => ({ name, bytes }))
  for (const { name } of entries)
    if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`Bad name ${name}`)
  return entries.filter(({ name }) => !name.endsWith('/'))
}

/** Unpacks a zip into a folder. Writes nothing when `readZip` throws. */
export async function unpackZip(zip: string, folder: string): Promise<void> {
  for (const { name, bytes } of readZip(await readFile(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
}
