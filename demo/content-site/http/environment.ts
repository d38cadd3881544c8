import type { HttpBindings } from '@hono/node-server'
import type { Fault } from '../faults/fault.ts'

/** What a request comes with: its socket, if it came over the network. `isDropped` is set instead of a response. */
export interface SiteBindings extends Partial<HttpBindings> {
  isDropped?: boolean
}

export interface SiteEnvironment {
  readonly Bindings: SiteBindings
  readonly Variables: { faults?: readonly Fault[] }
}
