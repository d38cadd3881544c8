import { createHash } from 'node:crypto'
import { carsOf, entriesOf, type ContentAnswer } from '../content.ts'
import { readText } from '../../../src/core/content-site/wire.ts'

/** A list in a file. */
export interface CatalogueFile {
  /** Relative to the manifest. */
  readonly file: string
  /** Unix time at which the content site sent or confirmed it. */
  readonly time: number
  /** As in the attribute `integrity`. */
  readonly hash: string
}

/** docs/static-catalogue.md */
export interface Manifest {
  readonly schema: 1
  /** Unix time at which the content site was last asked. */
  readonly checked: number
  /** By path of the call. */
  readonly calls: Readonly<Record<string, CatalogueFile>>
}

/** Name of the manifest's file. */
export const MANIFEST = 'catalogue.json'

/** The hash of a file, as in the attribute `integrity`. */
export function hashOf(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Names of the versions whose engine is not in the list of engines. */
export function versionsWithoutEngine(engines: ContentAnswer, versions: ContentAnswer): string[] {
  const known = new Set(
    entriesOf(engines).map(({ engineID, id }) => readText(engineID) ?? readText(id)),
  )
  return carsOf(versions, 'designation')
    .filter(({ wire }) => !known.has(readText(wire.idEngine)))
    .map(({ name }) => name)
}
