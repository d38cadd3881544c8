import { readFileSync } from 'node:fs'
import { CatalogueError } from './catalogue/check.ts'
import type { Catalogue } from './catalogue/types.ts'
import { parseFaultSettings } from './faults/parse-faults.ts'
import type { ContentSiteOptions } from './options.ts'

/**
 * Reads the site's options from the environment: `FAULT` and `DELAY` (see parseFaultSettings),
 * `CATALOGUE` the path of a catalogue's JSON file.
 * @throws InvalidFaultError or CatalogueError where they cannot be understood.
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
    throw new CatalogueError([`${path} cannot be read: ${String(error)}`])
  }
}
