import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A saved configuration: the named fields, and when it came (ISO date and time, UTC). */
export type SavedConfiguration = Readonly<Record<string, string | number>> & {
  readonly receivedAt: string
}

export interface ConfigurationStore {
  readonly file: string
  readonly append: (fields: Readonly<Record<string, string | number>>) => Promise<void>
  /** All that was saved, oldest first; empty where nothing was yet. */
  readonly readAll: () => Promise<SavedConfiguration[]>
}

/** Keeps configurations as JSON lines in a file of the folder, which is made on first use. */
export function createConfigurationStore(folder: string): ConfigurationStore {
  const file = join(folder, 'configurations.jsonl')
  let last: Promise<unknown> = Promise.resolve()
  const write = async (line: string): Promise<void> => {
    await mkdir(folder, { recursive: true })
    await appendFile(file, line)
  }
  return {
    file,
    append: (fields) => {
      const line = `${JSON.stringify({ receivedAt: new Date().toISOString(), ...fields })}\n`
      // One after the other, so that lines never mix; a failed write must not stop the next.
      const written = last.catch(() => undefined).then(() => write(line))
      last = written
      return written
    },
    readAll: async () => {
      await last.catch(() => undefined)
      const lines = await readFile(file, 'utf8').catch(nothingYet)
      return lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as SavedConfiguration)
    },
  }
}

function nothingYet(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
