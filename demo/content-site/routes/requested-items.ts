import type { CatalogueModel, VersionEntry } from '../catalogue/types.ts'
import { id } from '../http/arguments.ts'
import type { SiteContext, SiteRequest } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

/** Returns the model in the path. @throws SiteError 400 for a malformed id, 404 for an unknown one. */
export function requestedModel(request: SiteRequest, { catalogue }: SiteContext): CatalogueModel {
  const model = catalogue.modelById(id(request, 'modelId'))
  if (model === undefined) throw new SiteError('not_found', 'There is no such model.')
  return model
}

/** Returns the version in the path. @throws SiteError 400 for a malformed id, 404 for an unknown one. */
export function requestedVersion(request: SiteRequest, { catalogue }: SiteContext): VersionEntry {
  const version = catalogue.versionById(id(request, 'versionId'))
  if (version === undefined) throw new SiteError('not_found', 'There is no such version.')
  return version
}
