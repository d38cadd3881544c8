import { sectorOf, type Sector } from '../../domain/catalogue/frame-rotation.ts'
import { selectModelPictures, selectShownColour } from './pictures.ts'
import { selectInterior, selectModel } from '../flow/selectors.ts'
import type { State } from '../state.ts'

/** Number of frames used in place of a missing gallery. */
const VIEWS = 8

/**
 * The gallery's pictures: exterior first, then the cabin. The exterior pictures are those of the shown colour, else
 * those of the model; frames of the turn replace a missing gallery. Returns a new array: use with `useShallow`.
 */
export function selectGalleryPictures(state: State): readonly string[] {
  const model = selectModel(state)
  const colour = selectShownColour(state)
  const pod = selectModelPictures(state, state.configuration.modelId)
  const outside =
    [
      colour?.gallery,
      colour ? viewsOf(colour.frames) : null,
      pod?.gallery,
      pod ? viewsOf(pod.frames) : null,
    ].find((list) => list?.length) ?? []
  const cabin = selectInterior(state)
  // An equirectangular panorama looks distorted as a flat picture.
  const flat = cabin?.image && cabin.image !== cabin.panorama ? [cabin.image] : []
  const pictures = outside.length === 0 && model?.image ? [model.image] : outside
  return [...new Set([...pictures, ...flat, ...(cabin?.gallery ?? [])])]
}

/** What a gallery's picture shows: the cabin or a side of the car; null if that is not known. */
export function shownIn(state: State, picture: string): Sector | 'cabin' | null {
  if (picture === selectInterior(state)?.image) return 'cabin'
  const pod = selectModelPictures(state, state.configuration.modelId)
  for (const frames of [selectShownColour(state)?.frames, pod?.frames]) {
    const frame = frames?.indexOf(picture) ?? -1
    if (frames && frame >= 0) return sectorOf(frame, frames.length)
  }
  return null
}

/** Evenly spaced frames of a turn. Returns all frames of a short turn. */
function viewsOf(frames: readonly string[]): readonly string[] {
  const step = Math.max(1, frames.length / VIEWS)
  return frames.filter((_, index) => index % step < 1)
}
