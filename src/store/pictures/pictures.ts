import type { ModelPictures, ExteriorColour } from '../../domain/catalogue/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import type { State } from '../state.ts'
import {
  selectEngine,
  selectExterior,
  selectInterior,
  selectModel,
} from '../configuration/chosen-items.ts'
import { selectLoad } from '../catalogue/lists.ts'

const NONE: readonly string[] = []

type PictureSource = Pick<ModelPictures | ExteriorColour, 'frames' | 'gallery'>

/** The pictures of a model before a colour is chosen. Null if there are none or they have not loaded. */
export function selectModelPictures(state: State, modelId: Id | null): ModelPictures | null {
  return state.site.carPods?.data?.find((item) => item.modelId === modelId) ?? null
}

/**
 * The colour that the model's pictures show, as the version has it, or as any version has it if none is given. Null if
 * the colours have not loaded, the version is not available in it, or no colour has these pictures.
 */
export function selectPicturedColour(state: State, versionId: Id | null): ExteriorColour | null {
  const pictured = picturedColours(state)
  if (versionId === null || pictured[0] === undefined) return pictured[0] ?? null
  // Versions with other equipment may have pictures of their own in the same paint.
  const own = pictured.find((colour) => colour.versionId === versionId)
  const { id } = pictured[0]
  const colours = selectLoad(state, 'exteriors').data
  return (
    own ?? colours?.find((colour) => colour.versionId === versionId && colour.id === id) ?? null
  )
}

/** The versions that the model's pictures show. Empty if that is not known. Returns a new array. */
export function selectPicturedVersionIds(state: State): readonly Id[] {
  return picturedColours(state).map(({ versionId }) => versionId)
}

/** The colours that have the model's pictures. */
function picturedColours(state: State): readonly ExteriorColour[] {
  const first = selectModelPictures(state, state.configuration.modelId)?.frames[0]
  const colours = selectLoad(state, 'exteriors').data ?? []
  return colours.filter(({ frames }) => first !== undefined && frames[0] === first)
}

/**
 * The pictured colour of a version that has pictures of its own. Null if the model's pictures show the version, or if
 * `selectPicturedColour` finds no colour.
 */
export function selectVersionLook(state: State, versionId: Id | null): ExteriorColour | null {
  if (versionId === null) return null
  const first = selectModelPictures(state, state.configuration.modelId)?.frames[0]
  const colour = selectPicturedColour(state, versionId)
  return colour && colour.frames.length > 1 && colour.frames[0] !== first ? colour : null
}

/** The version whose price is shown: the chosen one, else the cheapest of the chosen engine. Null if it is not known. */
export function selectPricedVersionId(state: State): Id | null {
  const { versionId, isEngineSelected } = state.configuration
  const engine = isEngineSelected && versionId === null ? selectEngine(state) : null
  if (!engine) return versionId
  const versions = selectLoad(state, 'versions').data
  return (
    versions?.find(({ engineId, price }) => engineId === engine.id && price === engine.price)?.id ??
    null
  )
}

/** The colour whose pictures show the car: the chosen one, else the look of the version whose price is shown. */
export function selectShownColour(state: State): ExteriorColour | null {
  return selectExterior(state) ?? selectVersionLook(state, selectPricedVersionId(state))
}

/** The pictures of the car: those of the shown colour, else those of the model. Never a mixture of the two. */
export function selectCarSource(state: State): PictureSource | null {
  const colour = selectShownColour(state)
  return hasPictures(colour) ? colour : selectModelPictures(state, state.configuration.modelId)
}

/** Whether a source has any picture. */
export function hasPictures(source: PictureSource | null): boolean {
  return source !== null && source.frames.length + source.gallery.length > 0
}

/** The frames of the configured car. Empty if it cannot be turned. */
export function selectFrames(state: State): readonly string[] {
  const frames = selectCarSource(state)?.frames ?? NONE
  return frames.length > 1 ? frames : NONE
}

/** The still pictures of the car: its gallery; without one, a single frame. */
export function selectCarPictures(state: State): readonly string[] {
  const { frames, gallery } = selectCarSource(state) ?? { frames: NONE, gallery: NONE }
  return gallery.length > 0 || frames.length > 1 ? gallery : frames
}

/** The model's picture, shown where it is the only one of the model. */
export function selectModelPicture(state: State): string | null {
  return selectModel(state)?.image ?? null
}

/** The model's picture in place of the car's. Null if the car has its own, even one that cannot be loaded. */
export function selectSubstitutePicture(state: State): string | null {
  return hasPictures(selectShownColour(state)) ? null : selectModelPicture(state)
}

/** Whether the model's picture may stand in while the car's first frame is loading. */
export function selectIsModelPictured(state: State): boolean {
  const [first] = selectFrames(state)
  return first === selectModelPictures(state, state.configuration.modelId)?.frames[0]
}

/** The flat picture of the chosen interior. Null if there is none. */
export function selectCabinPicture(state: State): string | null {
  return selectInterior(state)?.image ?? null
}
