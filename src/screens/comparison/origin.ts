import type { RouteTarget } from '../../store/state.ts'

/** The step the comparison was opened from: it compares the engines of a model, or the versions of an engine. */
export type Origin = NonNullable<RouteTarget['comparison']>

/** Suffix of the label keys for this comparison. */
export function labelSuffix(origin: Origin): 'Engines' | 'Versions' {
  return origin === 'engine' ? 'Engines' : 'Versions'
}
