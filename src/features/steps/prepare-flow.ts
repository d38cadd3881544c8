import type { Id } from '../../core/values/units.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { preload } from '../../ui/base/lazy-part.tsx'

/**
 * Preloads the configuration flow and a model's lists and images before its steps are opened. Errors are ignored here and
 * surface when a screen is opened.
 */
export function prepareModel(store: ConfiguratorStore, modelId: Id): void {
  preload(() => import('./flow.tsx').then(({ prepare }) => prepare(store, modelId)))
}

/** Remembers the position on home. Call it before the address changes: the page around the element may change then. */
export function keepHomeTop({ runtime }: ConfiguratorStore): void {
  runtime.homeTop = scrollY
}
