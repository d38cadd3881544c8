import type { JsonLines, Recorded } from './json-lines.ts'
import { createJsonLines } from './json-lines.ts'

type Fields = Readonly<Record<string, string | number>>

/** A saved configuration: its fields and when it was received (ISO date and time, UTC). */
export type SavedConfiguration = Recorded<Fields>

export type ConfigurationStore = JsonLines<Fields>

/** Stores configurations as JSON lines in a file. Creates the folder on first use. */
export function createConfigurationStore(folder: string): ConfigurationStore {
  return createJsonLines(folder, 'configurations.jsonl')
}
