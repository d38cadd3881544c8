import type { ModelPictures, ExteriorColour } from '../../domain/catalogue/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import type { State } from '../state.ts'
import { selectExterior, selectInterior, selectLoad, selectModel } from '../flow/selectors.ts'

const NONE: readonly string[] = []

type PictureSource = Pick<ModelPictures | ExteriorColour, 'frames' | 'gallery'>

/** The pictures of a model before a colour is chosen. Null if there are none or they have not loaded. */
export function selectModelPictures(state: State, modelId: Id | null): ModelPictures | null {
  return state.site.carPods?.data?.find((item) => item.modelId === modelId) ?? null
}

/**
 * The frames of the configured car. Empty if it cannot be turned. A colour with a gallery but no frames does not fall
 * back to the model's frames, because they would show the wrong colour.
 */
export function selectFrames(state: State): readonly string[] {
  const exterior = selectExterior(state)
  const pod = selectModelPictures(state, state.configuration.modelId)
  const source = exterior?.frames.length || exterior?.gallery.length ? exterior : pod
  return source && source.frames.length > 1 ? source.frames : NONE
}

/** The still pictures of the car: those of the chosen colour, else those of the model. */
export function selectCarPictures(state: State): readonly string[] {
  const sources = [selectExterior(state), selectModelPictures(state, state.configuration.modelId)]
  return sources.map(stillPicturesOf).find((list) => list.length > 0) ?? NONE
}

/** The gallery of a source. Without one, a single frame serves as a still picture. */
function stillPicturesOf(source: PictureSource | null): readonly string[] {
  if (source === null || source.gallery.length > 0) return source?.gallery ?? NONE
  return source.frames.length === 1 ? source.frames : NONE
}

/** The model's picture, shown when there is no gallery. */
export function selectModelPicture(state: State): string | null {
  return selectModel(state)?.image ?? null
}

/**
 * The colour with a surcharge that the model's pictures show although none is chosen. Null if the colours have not
 * loaded or the shown one costs nothing.
 */
export function selectPicturedExtra(state: State): ExteriorColour | null {
  const { modelId, versionId } = state.configuration
  const first = selectModelPictures(state, modelId)?.frames[0]
  if (first === undefined || selectExterior(state) !== null) return null
  const colours = selectLoad(state, 'exteriors').data ?? []
  // The same paint may cost extra for one version and not for another.
  const shown = colours.find(
    (colour) => colour.frames[0] === first && colour.versionId === (versionId ?? colour.versionId),
  )
  return shown?.surcharge ? shown : null
}

/** The flat picture of the chosen interior. Null if there is none. */
export function selectCabinPicture(state: State): string | null {
  return selectInterior(state)?.image ?? null
}
