import type { ConfigurationStore } from '../configuration-store.ts'
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts'

/** What every route may use. */
export interface SiteContext {
  readonly catalogue: CatalogueIndex
  readonly configurations: ConfigurationStore
}

/** A call as its route sees it. */
export interface SiteRequest {
  readonly request: Request
  readonly url: URL
  /** The path's variable parts, decoded. */
  readonly params: Readonly<Record<string, string>>
}

/** One call of the content site. */
export interface Route {
  /** Its name in faults and in the request log. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** Path with `:name` for variable parts; a closing slash does not matter. */
  readonly path: string
  readonly answer: (request: SiteRequest, site: SiteContext) => Response | Promise<Response>
}
