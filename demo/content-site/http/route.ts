import type { BuildStore } from '../builds/build-store.ts'
import type { ConfigurationStore } from '../configuration-store.ts'
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts'
import type { DocumentFiles } from '../documents/document-files.ts'
import type { LeadStore } from '../forms/lead-store.ts'
import type { PictureFiles } from '../picture-files.ts'
import type { BodyKind } from './bodies.ts'
import type { RateLimit } from './rate-limit.ts'

/** Dependencies available to every route. */
export interface SiteContext {
  readonly builds: BuildStore
  readonly catalogue: CatalogueIndex
  readonly configurations: ConfigurationStore
  readonly documents: DocumentFiles
  readonly leads: LeadStore
  readonly limits: RateLimit
  readonly pictures: PictureFiles
  /** Today's date in Portugal, as ISO date. */
  readonly today: () => string
}

/** A request as passed to its route. */
export interface SiteRequest {
  readonly request: Request
  readonly url: URL
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** The visitor's network address; '' for a request that has not come over the network. */
  readonly address: string
}

/** One endpoint of the content site. */
export interface Route {
  /** Its name in faults and in the request log. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** What is posted; missing for GET. */
  readonly body?: BodyKind
  /** Path with `:name` for parameters. A trailing slash is optional. */
  readonly path: string
  readonly answer: (request: SiteRequest, site: SiteContext) => Response | Promise<Response>
  /** Response to a browser instead of the error JSON; missing sends the JSON. */
  readonly onError?: (request: SiteRequest, site: SiteContext) => Response
}
