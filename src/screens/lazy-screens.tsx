import type { Id } from '../domain/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { lazyPart, prepareAll } from './lazy-part.tsx'

/** What the first view never waits for. */
export const Journey = lazyPart(async () => (await import('./journey/journey.tsx')).Journey)
export const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs)
export const NoticeBar = lazyPart(async () => (await import('./notice-bar.tsx')).NoticeBar)
export const FilteredRange = lazyPart(
  async () => (await import('./home/filtered-range.tsx')).FilteredRange,
)

/** Fetches what comes next and begins what it needs; a failure here shows when it is opened. */
export function prepareJourney(store: ConfiguratorStore): void {
  prepareAll()
  prepareModel(store, null)
}

/** Asks for a model's lists before its steps are opened; null for none yet. */
export function prepareModel(store: ConfiguratorStore, modelId: Id | null): void {
  import('./journey/journey.tsx')
    .then(({ prepare }) => prepare(store, modelId))
    .catch(() => undefined)
}
