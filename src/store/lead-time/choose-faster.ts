import type { FasterChoice } from '../../domain/lead-time/faster-choice.ts'
import type { StepId } from '../../domain/steps/steps.ts'
import { choose } from '../acting/choose-item.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { rememberChoices } from '../reporting/visit-cookies.ts'

/** Chooses the faster item on a step, which may be one that was chosen on a step before. */
export function chooseFaster(
  store: ConfiguratorStore,
  { kind, id }: FasterChoice,
  step: StepId,
): void {
  choose(store, kind, id)
  // Choosing remembers the choices up to its own step only.
  rememberChoices(store, step)
}
