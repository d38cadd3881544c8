import {
  CHOICE_STEPS,
  choicesBefore,
  isSavedOnEntry,
  type ListName,
} from '../../domain/steps/choice-steps.ts'
import { isChoice, isStep, type Screen } from '../../domain/steps/guards.ts'
import { STEP_IDS, type StepId } from '../../domain/steps/steps.ts'
import { HOME } from '../create-store.ts'
import type { RouteTarget, State } from '../state.ts'
import { combinedStatus, isSettled, selectLoad } from '../catalogue/lists.ts'

/** The lists a screen needs before it can open, as its guard and its price depend on them: those of earlier steps. */
function requiredLists(screen: Screen): readonly ListName[] {
  const earlier = isStep(screen) ? choicesBefore(screen) : []
  return earlier.map((kind) => CHOICE_STEPS[kind].list)
}

/** Whether the list that the current screen shows and those of earlier steps have loaded or failed; on home, the first. */
export function areScreenListsSettled(state: State): boolean {
  const screen = state.route?.screen ?? 'home'
  const own = isChoice(screen) ? screen : 'engine'
  const names = [...requiredLists(screen), CHOICE_STEPS[own].list]
  return names.every((name) => isSettled(selectLoad(state, name)))
}

/** Whether every list the screen's guard depends on has loaded or failed. */
export function areEntryListsSettled(state: State, screen: Screen): boolean {
  const names = [...requiredLists(screen)]
  // A restored choice must be in the record that is saved when the screen opens.
  if (isChoice(screen) && isSavedOnEntry(screen) && state.configuration[`${screen}Id`] !== null)
    names.push(CHOICE_STEPS[screen].list)
  return names.every((name) => isSettled(selectLoad(state, name)))
}

/** The combined status of a screen's required lists: 'failed' as soon as one of them has failed. */
export function selectEntryStatus(state: State, screen: Screen): 'loading' | 'ready' | 'failed' {
  return combinedStatus(requiredLists(screen).map((name) => selectLoad(state, name)))
}

/** The step whose list a route shows. A comparison shows that of a step. */
export function stepOf(route: RouteTarget | null): StepId | undefined {
  const { screen, comparison } = route ?? HOME
  return isStep(screen) ? screen : (comparison ?? undefined)
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
