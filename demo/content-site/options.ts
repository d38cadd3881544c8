import type { Catalogue } from './catalogue/types.ts'
import type { Fault } from './faults/fault.ts'

/** How a content site is made; every option may be missing. */
export interface ContentSiteOptions {
  /** Missing gives the fictional maker's own. */
  readonly catalogue?: Catalogue
  /** Folder of the saved configurations; missing gives `.cache/content-site` where the process runs. */
  readonly storage?: string
  readonly faults?: readonly Fault[]
  /** Opens `/__faults` to steer the faults over HTTP; missing keeps it closed. */
  readonly control?: boolean
}
