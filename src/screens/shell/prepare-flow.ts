import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { preload } from '../../ui/base/lazy-part.tsx'

/**
 * Preloads the configuration flow and a model's lists and images before its steps are opened; null loads no lists, and
 * the code in idle moments. Errors are ignored here and surface when a screen is opened.
 */
export function prepareModel(store: ConfiguratorStore, modelId: Id | null): void {
  preload(() => import('./flow.tsx').then(({ prepare }) => prepare(store, modelId)))
}

/** Remembers the position on home. Call it before the address changes: the page around the element may change then. */
export function keepHomeTop({ transient }: ConfiguratorStore): void {
  transient.homeTop = scrollY
}
