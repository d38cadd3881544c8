import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing } from './missing-file.ts'

/** Records of one type, one JSON line each. */
export interface JsonLines<Fields> {
  readonly append: (fields: Fields) => Promise<void>
  /** All records, oldest first; empty when nothing is stored. */
  readonly readAll: () => Promise<Recorded<Fields>[]>
}

/** A record with the time it was received (ISO date and time, UTC). */
export type Recorded<Fields> = Fields & { readonly receivedAt: string }

/** Stores records in a file. Creates the folder on first use. */
export function createJsonLines<Fields extends object>(
  folder: string,
  name: string,
): JsonLines<Fields> {
  const file = join(folder, name)
  let last: Promise<unknown> = Promise.resolve()
  const write = async (line: string): Promise<void> => {
    await mkdir(folder, { recursive: true })
    await appendFile(file, line)
  }
  return {
    append: (fields) => {
      const line = `${JSON.stringify({ receivedAt: new Date().toISOString(), ...fields })}\n`
      // Write one record at a time, so that lines never interleave. A failed write must not block the
      // next one.
      const written = last.catch(() => undefined).then(() => write(line))
      last = written
      return written
    },
    readAll: async () => {
      await last.catch(() => undefined)
      const lines = await readFile(file, 'utf8').catch(nullWhenMissing)
      return (lines ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Recorded<Fields>)
    },
  }
}
