import type { Catalogue, CatalogueModel, VersionEntry } from './types.ts'

/** A catalogue with its models and versions by id. */
export interface CatalogueIndex extends Catalogue {
  readonly modelById: (id: number) => CatalogueModel | undefined
  readonly modelBySlug: (slug: string) => CatalogueModel | undefined
  readonly versionById: (id: number) => VersionEntry | undefined
  readonly modelOfVersion: (id: number) => CatalogueModel | undefined
}

/** Indexes a catalogue once, so that calls need not search it. */
export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const { models } = catalogue
  const byId = new Map(models.map((model) => [model.model.id, model]))
  // Copies of a model share its pictures, hence its slug; the first one stands for them.
  const bySlug = new Map(models.toReversed().map((model) => [model.slug, model]))
  const versions = new Map(
    models.flatMap((m) => m.versions).map((version) => [version.id, version]),
  )
  return {
    ...catalogue,
    modelById: (id) => byId.get(id),
    modelBySlug: (slug) => bySlug.get(slug),
    versionById: (id) => versions.get(id),
    modelOfVersion: (id) => byId.get(versions.get(id)?.modelID ?? Number.NaN),
  }
}
