import { selectCarPod } from './pictures.ts'
import { selectExterior, selectInterior, selectModel } from '../flow/selectors.ts'
import type { State } from '../state.ts'

/** So many views of a turn stand for a gallery that the content site did not give. */
const VIEWS = 8

/**
 * The gallery's pictures: the chosen colour's, else the model's, else some of the car's turn; then the
 * cabin. A new list at every call: subscribe with `useShallow`.
 */
export function selectGalleryPictures(state: State): readonly string[] {
  const model = selectModel(state)
  const exterior = selectExterior(state)
  const pod = selectCarPod(state, state.configuration.modelId)
  const outside =
    [
      exterior?.gallery,
      exterior ? viewsOf(exterior.frames) : null,
      pod?.gallery,
      pod ? viewsOf(pod.frames) : null,
    ].find((list) => list?.length) ?? []
  const cabin = selectInterior(state)
  // A picture all around is no picture to look at flat.
  const inside = cabin?.image && cabin.image !== cabin.panorama ? [cabin.image] : []
  const pictures = outside.length === 0 && model?.image ? [model.image] : outside
  return [...new Set([...pictures, ...inside])]
}

/** Evenly spaced frames of a turn; all of a short one. */
function viewsOf(frames: readonly string[]): readonly string[] {
  const step = Math.max(1, frames.length / VIEWS)
  return frames.filter((_, index) => index % step < 1)
}
