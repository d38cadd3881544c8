import type { ConfigurationStore } from '../configuration-store.ts'
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts'
import type { DocumentFiles } from '../documents/document-files.ts'
import type { LeadStore } from '../forms/lead-store.ts'
import type { PictureFiles } from '../picture-files.ts'

/** What every route may use. */
export interface SiteContext {
  readonly catalogue: CatalogueIndex
  readonly configurations: ConfigurationStore
  readonly documents: DocumentFiles
  readonly leads: LeadStore
  readonly pictures: PictureFiles
  /** The day in Portugal, as ISO date. */
  readonly today: () => string
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
  /** What a browser gets in place of an error's JSON; missing gives the JSON. */
  readonly onError?: (request: SiteRequest, site: SiteContext) => Response
}
