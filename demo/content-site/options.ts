import type { Catalogue } from './catalogue/types.ts'
import type { Fault } from './faults/fault.ts'

/** How a content site is made; every option may be missing. */
export interface ContentSiteOptions {
  /** Missing gives the fictional maker's own. */
  readonly catalogue?: Catalogue
  /** Folder of the saved configurations, leads and documents; missing gives `.cache/content-site` where the process runs. */
  readonly storage?: string
  /** Folder of the pictures, with a closing slash; missing gives the committed ones. */
  readonly pictures?: URL
  readonly faults?: readonly Fault[]
  /** The day that documents are dated with, as ISO date; missing gives the day in Portugal. */
  readonly today?: () => string
  /** Opens `/__faults` to steer the faults over HTTP; missing keeps it closed. */
  readonly control?: boolean
}
