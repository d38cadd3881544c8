import { CHOICE_KINDS } from '../../domain/steps/choice-steps.ts'
import type { Id } from '../../domain/units.ts'
import { selectChoiceLoad } from '../catalogue/lists.ts'
import { isSameRoute } from '../configuration/screen-lists.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { RouteTarget, State } from '../state.ts'
import { enter, resolveRoute, revalidate, takeAwaited } from './enter-screen.ts'

/** What the loop needs of the page's address. */
export interface RouteNavigation {
  /** Replaces the address. The loop runs again with the new target. */
  readonly replace: (target: RouteTarget) => void
  /** Opens a step that the user requested before the current one had loaded. */
  readonly push: (target: RouteTarget) => void
  /** Takes the item to be preselected, which was sent with the address. It counts for one visit of the screen. */
  readonly takeCompared: () => ComparedItem
}

/** An item sent with the address of the screen that lists it. */
export interface ComparedItem {
  readonly id: Id | null
  /** Whether the buyer has just chosen it. */
  readonly isChosen: boolean
}

/**
 * One turn of the navigation loop: shows the target, replaces the address if another screen has to be shown instead,
 * or waits. Runs for every new target, for every new route, and whenever `selectReadiness` changes.
 */
export function followRoute(
  store: ConfiguratorStore,
  target: RouteTarget,
  { replace, push, takeCompared }: RouteNavigation,
): void {
  const isShown = isSameRoute(store.get().route, target)
  if (isShown) revalidate(store)
  const to = takeAwaited(store, target)
  if (to) push({ screen: to, modelName: target.modelName, comparison: null })
  if (isShown) return
  const resolution = resolveRoute(store, target)
  if (typeof resolution === 'object') replace(resolution)
  if (resolution === 'show') {
    const { id, isChosen } = takeCompared()
    enter(store, target, id, isChosen)
  }
}

/** A key that changes whenever data arrives that a routing decision may depend on. */
export function selectReadiness(state: State): string {
  const { site, configuration, pending } = state
  return [
    site.models?.status,
    site.config?.status,
    configuration.modelId,
    pending?.source,
    ...CHOICE_KINDS.map((kind) => selectChoiceLoad(state, kind).status),
  ].join()
}
