import { CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import { isChoice, isStep, type Screen } from '../../domain/steps/guards.ts'
import { STEP_IDS } from '../../domain/steps/steps.ts'
import type { RouteTarget, State } from '../state.ts'
import { selectShown } from './following.ts'
import { selectLoad } from './selectors.ts'

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
