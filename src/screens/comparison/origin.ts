import type { RouteTarget } from '../../store/state.ts'

/** What is compared: the engines of a model, or the versions of an engine. */
export type Origin = NonNullable<RouteTarget['comparison']>

/** How the labels of either side end. */
export function sideOf(origin: Origin): 'Engines' | 'Versions' {
  return origin === 'engine' ? 'Engines' : 'Versions'
}
