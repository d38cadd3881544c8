import type { CarPod, ExteriorColour } from '../../domain/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import type { State } from '../state.ts'
import { selectExterior, selectInterior, selectModel } from '../flow/selectors.ts'

const NONE: readonly string[] = []

type Pictured = Pick<CarPod | ExteriorColour, 'frames' | 'gallery'>

/** What there is of a model before a colour is chosen; null for nothing, or not yet. */
export function selectCarPod(state: State, modelId: Id | null): CarPod | null {
  return state.site.carPods?.data?.find((item) => item.modelId === modelId) ?? null
}

/**
 * The frames of the car as chosen; empty where it cannot be turned. A colour without frames is shown by its
 * gallery: the right colour standing still rather than another one turning.
 */
export function selectFrames(state: State): readonly string[] {
  const exterior = selectExterior(state)
  const pod = selectCarPod(state, state.configuration.modelId)
  const source = exterior?.frames.length || exterior?.gallery.length ? exterior : pod
  return source && source.frames.length > 1 ? source.frames : NONE
}

/** The car's pictures where it is not turned: the chosen colour's, else the model's. */
export function selectCarPictures(state: State): readonly string[] {
  const sources = [selectExterior(state), selectCarPod(state, state.configuration.modelId)]
  return sources.map(standing).find((list) => list.length > 0) ?? NONE
}

/** A gallery; a single frame is a picture like any other. */
function standing(source: Pictured | null): readonly string[] {
  if (source === null || source.gallery.length > 0) return source?.gallery ?? NONE
  return source.frames.length === 1 ? source.frames : NONE
}

/** What the stage shows where there is no gallery: the model's own picture. */
export function selectModelPicture(state: State): string | null {
  return selectModel(state)?.image ?? null
}

/** The flat picture of the chosen cabin; null for none. */
export function selectCabinPicture(state: State): string | null {
  return selectInterior(state)?.image ?? null
}
