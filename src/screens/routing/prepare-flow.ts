import type { Id } from '../../domain/units.ts'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { prepareParts } from '../../ui/base/lazy-part.tsx'

/** Fetches what comes next and begins what it needs; a failure here shows when it is opened. */
export function prepareFlow(store: ConfiguratorStore): void {
  prepareParts()
  prepareModel(store, null)
}

/** Asks for a model's lists before its steps are opened; null for none yet. */
export function prepareModel(store: ConfiguratorStore, modelId: Id | null): void {
  import('./flow.tsx').then(({ prepare }) => prepare(store, modelId)).catch(() => undefined)
}
