import type { JsonLines, Recorded } from './json-lines.ts'
import { createJsonLines } from './json-lines.ts'

type Fields = Readonly<Record<string, string | number>>

/** A saved configuration: the named fields, and when it came (ISO date and time, UTC). */
export type SavedConfiguration = Recorded<Fields>

export type ConfigurationStore = JsonLines<Fields>

/** Keeps configurations as JSON lines in a file of the folder, which is made on first use. */
export function createConfigurationStore(folder: string): ConfigurationStore {
  return createJsonLines(folder, 'configurations.jsonl')
}
