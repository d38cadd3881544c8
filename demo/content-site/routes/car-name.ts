import type { CatalogueModel, VersionEntry } from '../catalogue/types.ts'
import type { SiteContext } from '../http/route.ts'

/** Full name of a car for documents: maker, model, engine and version. */
export function carName(
  { catalogue }: SiteContext,
  { model, version }: { readonly model: CatalogueModel; readonly version: VersionEntry },
): string {
  const { product } = catalogue.backOffice
  return [product, model.model.model, engineName(model, version), version.designation].join(' ')
}

/** Full name of an engine, such as '1.2 Turbo 130 CV Manual'. */
export function engineName({ engines }: CatalogueModel, version: VersionEntry): string {
  const engine = engines.find(({ id }) => id === version.idEngine)
  return engine?.designation ?? version.engine
}
