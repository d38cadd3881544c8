import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { sampleAddress, sampleLineUp } from './sample-line-up.ts'

/**
 * Folder of the plugin's sample data. Its pictures are those of the demo in 800 px, which this program scaled at commit
 * d4792bf85.
 */
export const SAMPLE = new URL('../../wordpress-add-ons/editor/sample/', import.meta.url)

/** Serialises a JSON file of the sample. */
export function sampleJson(data: unknown): string {
  return `${JSON.stringify(data)}\n`
}

/** Implements `node demo/plugin-sample/plugin-sample.ts`: writes the sample data. */
if (import.meta.main) {
  const { files, pictures } = sampleLineUp()
  for (const [name, data] of files)
    await writeFile(new URL(`${name}.json`, SAMPLE), sampleJson(data))
  const missing = pictures.filter((address) => !existsSync(new URL(sampleAddress(address), SAMPLE)))
  if (missing.length > 0) throw new Error(`The sample lacks ${missing.join(', ')}`)
}
