import type { ChoiceLists, ListName } from '../../domain/steps/choice-steps.ts'
import type { Id } from '../../domain/units.ts'
import type { DataOf, Load, Loads, State } from '../state.ts'

const IDLE: Load<never> = { status: 'idle', data: null }

/** One list of the chosen model. */
export function selectLoad<Name extends ListName>(
  state: State,
  name: Name,
): Load<ChoiceLists[Name]> {
  const { modelId } = state.configuration
  return (modelId === null ? null : selectList(state, modelId, name)) ?? IDLE
}

/** One list of a model. Null until it has been requested. */
export function selectList<Name extends ListName>(
  { site }: Pick<State, 'site'>,
  modelId: Id,
  name: Name,
): Load<ChoiceLists[Name]> | null {
  return (site[`${name} of ${modelId}`] as Load<ChoiceLists[Name]> | undefined) ?? null
}

/** Whether a list has loaded or failed. */
export function isSettled(load: Load<unknown> | undefined): boolean {
  return load?.status === 'ready' || load?.status === 'failed'
}

/** A load whose parameters change. Null unless it was requested with these. */
export function selectKeyed<Name extends keyof Loads>(
  { site }: Pick<State, 'site'>,
  name: Name,
  key: string | null,
): Load<DataOf<Name>> | null {
  const load = site[name] as Load<DataOf<Name>> | undefined
  return load?.key === key ? (load ?? null) : null
}
