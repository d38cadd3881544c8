import type { FasterChoice } from '../../domain/lead-time/faster-choice.ts'
import { choose } from '../acting/choose-item.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { rememberChoices } from '../reporting/visit-cookies.ts'

/** Chooses the faster item on the summary. It can be undone as any other choice. */
export function chooseFaster(store: ConfiguratorStore, { kind, id }: FasterChoice): void {
  choose(store, kind, id)
  // Choosing remembers the choices up to its own step only: on the summary, all are made.
  rememberChoices(store, 'summary')
}
