import { readFileSync } from 'node:fs'
import type { Catalogue } from './catalogue/types.ts'
import { parseFaultSettings } from './faults/parse-faults.ts'
import type { ContentSiteOptions } from './options.ts'

/**
 * Reads the site's options from the environment: `FAULT` and `DELAY` (see parseFaultSettings), and
 * `CATALOGUE`, the path of a catalogue JSON file.
 * @throws When a value is invalid.
 */
export function optionsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): ContentSiteOptions {
  const { FAULT = '', DELAY = '', CATALOGUE = '' } = environment
  return {
    faults: parseFaultSettings(FAULT, DELAY),
    ...(CATALOGUE === '' ? {} : { catalogue: readCatalogue(CATALOGUE) }),
  }
}

function readCatalogue(path: string): Catalogue {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Catalogue
  } catch (error) {
    throw new Error(`${path} cannot be read`, { cause: error })
  }
}
