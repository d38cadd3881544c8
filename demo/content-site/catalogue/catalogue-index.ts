import { pictureAddresses } from './picture-addresses.ts'
import type { Catalogue, CatalogueModel, VersionEntry } from './types.ts'

/** A catalogue with its models and versions by id, and its pictures. */
export interface CatalogueIndex extends Catalogue {
  readonly modelById: (id: number) => CatalogueModel | undefined
  /** Every picture the catalogue references. */
  readonly pictures: ReadonlySet<string>
  readonly versionById: (id: number) => VersionEntry | undefined
  readonly modelOfVersion: (id: number) => CatalogueModel | undefined
}

/** Indexes a catalogue once, so that requests do not have to search it. */
export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const { models } = catalogue
  const byId = new Map(models.map((model) => [model.model.id, model]))
  const versions = new Map(
    models.flatMap((m) => m.versions).map((version) => [version.id, version]),
  )
  return {
    ...catalogue,
    modelById: (id) => byId.get(id),
    pictures: pictureAddresses(catalogue),
    versionById: (id) => versions.get(id),
    modelOfVersion: (id) => byId.get(versions.get(id)?.modelID ?? Number.NaN),
  }
}
