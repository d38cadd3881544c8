import { CHOICE_KINDS, CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import { isChoice, isStep, type Screen } from '../../domain/steps/guards.ts'
import { STEP_IDS } from '../../domain/steps/steps.ts'
import type { Id } from '../../domain/units.ts'
import type { NavigatingActions } from '../actions.ts'
import { HOME } from '../create-store.ts'
import type { RouteTarget, State } from '../state.ts'
import { selectEntryStatus } from '../configuration/screen-lists.ts'
import { selectLoad } from '../catalogue/lists.ts'

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
  actions: NavigatingActions,
  route: RouteTarget | null,
  target: RouteTarget,
  { replace, push, takeCompared }: RouteNavigation,
): void {
  const isShown = isSameRoute(route, target)
  if (isShown) actions.revalidate()
  const to = actions.takeAwaited(target)
  if (to) push({ screen: to, modelName: target.modelName, comparison: null })
  if (isShown) return
  const resolution = actions.resolveRoute(target)
  if (resolution.kind === 'redirect')
    replace({ screen: resolution.to, modelName: resolution.modelName, comparison: null })
  if (resolution.kind === 'back') replace(route ?? HOME)
  if (resolution.kind === 'show') {
    const { id, isChosen } = takeCompared()
    actions.enter(target, id, isChosen)
  }
}

/** A key that changes whenever data arrives that a routing decision may depend on. */
export function selectReadiness({ site, byModel, configuration, pending }: State): string {
  const lists = configuration.modelId === null ? undefined : byModel[configuration.modelId]
  const statuses = CHOICE_KINDS.map((kind) => lists?.[CHOICE_STEPS[kind].list]?.status)
  return [
    site.models?.status,
    site.config?.status,
    configuration.modelId,
    pending?.source,
    ...statuses,
  ].join()
}

/** What to show for a target: its screen, a loading view, or the error state of a list that it needs. */
export function selectShown(state: State, target: RouteTarget): 'screen' | 'wait' | 'failed' {
  if (state.site.models?.status === 'failed') return 'failed'
  if (selectEntryStatus(state, target.screen) === 'failed') return 'failed'
  return target.screen !== 'home' && isSameRoute(state.route, target) ? 'screen' : 'wait'
}

/** Whether two routes show the same screen. */
export function isSameRoute(one: RouteTarget | null, other: RouteTarget): boolean {
  return (
    one?.screen === other.screen &&
    one.modelName === other.modelName &&
    one.comparison === other.comparison
  )
}

/** Whether a step comes after the screen `at`, so that it depends on what is chosen there. */
export function isAhead(to: Screen, at: RouteTarget): boolean {
  if (!isStep(to) || !isStep(at.screen)) return false
  return STEP_IDS.indexOf(to) > STEP_IDS.indexOf(at.screen)
}

/** Whether a screen and the list of its choices are there, still loading, or missing because a request failed. */
export function selectCompleteness(
  state: State,
  target: RouteTarget,
): 'complete' | 'loading' | 'failed' {
  const shown = selectShown(state, target)
  if (shown !== 'screen') return shown === 'wait' ? 'loading' : 'failed'
  if (!isChoice(target.screen)) return 'complete'
  const { status } = selectLoad(state, CHOICE_STEPS[target.screen].list)
  if (status === 'failed') return 'failed'
  return status === 'ready' ? 'complete' : 'loading'
}
