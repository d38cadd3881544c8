import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { preloadLazyComponents } from '../../ui/base/lazy-part.tsx'

/** Preloads the next screens and their data. Errors are ignored here and surface when a screen is opened. */
export function prepareFlow(store: ConfiguratorStore): void {
  preloadLazyComponents()
  prepareModel(store, null)
}

/** Preloads the configuration flow and a model's lists and images before its steps are opened; null loads no lists. */
export function prepareModel(store: ConfiguratorStore, modelId: Id | null): void {
  import('./flow.tsx').then(({ prepare }) => prepare(store, modelId)).catch(() => undefined)
}

/** Remembers the position on home. Call it before the address changes: the page around the element may change then. */
export function keepHomeTop({ transient }: ConfiguratorStore): void {
  transient.homeTop = scrollY
}
