import { choicesBefore, choicesOn, isSavedOnEntry } from './choice-steps.ts'
import { isStep, type Screen } from './guards.ts'
import type { ChoiceKind, StepId } from './configuration.ts'
import type { RouteTarget, State } from '../store/state.ts'
import { isSettled, selectChoiceLoad, selectChoicesStatus } from '../catalogue/lists.ts'

/** The choices whose lists a screen needs before it can open, as its guard and its price depend on them: the earlier ones. */
function requiredChoices(screen: Screen): readonly ChoiceKind[] {
  return isStep(screen) ? choicesBefore(screen) : []
}

/** Whether the list that a screen shows and those of earlier steps have loaded or failed; on home, the first. */
export function areScreenListsSettled(state: State, screen: Screen): boolean {
  const current = choicesOn(screen)
  return areSettled(state, [
    ...requiredChoices(screen),
    ...(current.length > 0 ? current : choicesOn('engine')),
  ])
}

/** Whether every list the screen's guard depends on has loaded or failed. */
export function areEntryListsSettled(state: State, screen: Screen): boolean {
  // A restored choice must be in the record that is saved when the screen opens.
  const restored =
    isStep(screen) && isSavedOnEntry(screen)
      ? choicesOn(screen).filter((kind) => state.configuration[`${kind}Id`] !== null)
      : []
  return areSettled(state, [...requiredChoices(screen), ...restored])
}

function areSettled(state: State, kinds: readonly ChoiceKind[]): boolean {
  return kinds.every((kind) => isSettled(selectChoiceLoad(state, kind)))
}

/** The combined status of a screen's required lists: 'failed' as soon as one of them has failed. */
export function selectEntryStatus(state: State, screen: Screen): 'loading' | 'ready' | 'failed' {
  return selectChoicesStatus(state, requiredChoices(screen))
}

/** The step whose list a route shows. A comparison shows that of a step. */
export function stepOf({ screen, comparison }: RouteTarget): StepId | undefined {
  return isStep(screen) ? screen : (comparison ?? undefined)
}

/** What to show for a target: its screen, a loading view, or the error state of a list that it needs. */
export function selectShown(state: State, target: RouteTarget): 'screen' | 'wait' | 'failed' {
  if (state.site.models?.status === 'failed') return 'failed'
  if (selectEntryStatus(state, target.screen) === 'failed') return 'failed'
  return target.screen !== 'home' && isSameRoute(state.entered, target) ? 'screen' : 'wait'
}

export function isSameRoute(a: RouteTarget | null, b: RouteTarget): boolean {
  return a?.screen === b.screen && a.modelName === b.modelName && a.comparison === b.comparison
}

/** Whether a screen and the list of its choices are there, still loading, or missing because a request failed. */
export function selectCompleteness(
  state: State,
  target: RouteTarget,
): 'complete' | 'loading' | 'failed' {
  const shown = selectShown(state, target)
  if (shown !== 'screen') return shown === 'wait' ? 'loading' : 'failed'
  const status = selectChoicesStatus(state, choicesOn(target.screen))
  return status === 'ready' ? 'complete' : status
}
