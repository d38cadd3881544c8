import type { ChoiceLists, ListName } from '../../domain/steps/choice-steps.ts'
import type { Load, State } from '../state.ts'

const IDLE: Load<never> = { status: 'idle', data: null }

/** One list of the chosen model. */
export function selectLoad<Name extends ListName>(
  state: State,
  name: Name,
): Load<ChoiceLists[Name]> {
  const { modelId } = state.configuration
  const load: Load<ChoiceLists[Name]> | undefined =
    modelId === null ? undefined : state.byModel[modelId]?.[name]
  return load ?? IDLE
}

/** Whether a list has loaded or failed. */
export function isSettled(load: Load<unknown> | undefined): boolean {
  return load?.status === 'ready' || load?.status === 'failed'
}
