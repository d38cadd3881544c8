import type { Catalogue } from './catalogue/types.ts'
import type { Fault } from './faults/fault.ts'

/** Options of a content site. All are optional. */
export interface ContentSiteOptions {
  /** Missing uses the fictional maker's catalogue. */
  readonly catalogue?: Catalogue
  /**
   * Folder for saved configurations, leads and documents; missing uses `.cache/content-site` in the
   * working directory.
   */
  readonly storage?: string
  /** Folder of the pictures, with a trailing slash; missing uses the committed ones. */
  readonly pictures?: URL
  readonly faults?: readonly Fault[]
  /** Date printed on documents, as ISO date; missing uses today's date in Portugal. */
  readonly today?: () => string
  /** Enables `/__faults` to control the faults over HTTP. Disabled by default. */
  readonly control?: boolean
}
