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
 * The colour that the model's pictures show, as the version has it, or as any version has it if none is given. Null if
 * the colours have not loaded, the version is not available in it, or no colour has these pictures.
 */
export function selectPicturedColour(state: State, versionId: Id | null): ExteriorColour | null {
  const first = selectModelPictures(state, state.configuration.modelId)?.frames[0]
  const colours = selectLoad(state, 'exteriors').data ?? []
  const pictured = colours.filter(({ frames }) => first !== undefined && frames[0] === first)
  if (versionId === null || pictured[0] === undefined) return pictured[0] ?? null
  // Versions with other equipment may have pictures of their own in the same paint.
  const own = pictured.find((colour) => colour.versionId === versionId)
  const { id } = pictured[0]
  return own ?? colours.find((colour) => colour.versionId === versionId && colour.id === id) ?? null
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

/** The first frame of a version in the chosen colour, else of its look. Null if it is the model's picture. */
export function selectVersionPicture(state: State, versionId: Id): string | null {
  const { exteriorId } = state.configuration
  const colours = selectLoad(state, 'exteriors').data ?? []
  const chosen = colours.find(
    (colour) => colour.versionId === versionId && colour.id === exteriorId,
  )
  return (chosen?.frames[0] ? chosen : selectVersionLook(state, versionId))?.frames[0] ?? null
}

/** The colour whose pictures show the car: the chosen one, else the look of the chosen version. */
export function selectShownColour(state: State): ExteriorColour | null {
  return selectExterior(state) ?? selectVersionLook(state, state.configuration.versionId)
}

/**
 * The frames of the configured car. Empty if it cannot be turned. A colour with a gallery but no frames does not fall
 * back to the model's frames, because they would show the wrong colour.
 */
export function selectFrames(state: State): readonly string[] {
  const colour = selectShownColour(state)
  const pod = selectModelPictures(state, state.configuration.modelId)
  const source = colour?.frames.length || colour?.gallery.length ? colour : pod
  return source && source.frames.length > 1 ? source.frames : NONE
}

/** The still pictures of the car: those of the shown colour, else those of the model. */
export function selectCarPictures(state: State): readonly string[] {
  const sources = [
    selectShownColour(state),
    selectModelPictures(state, state.configuration.modelId),
  ]
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

/** What the caption says about the car's pictures while no colour is chosen. */
type PictureNote =
  | { readonly kind: 'extra'; readonly colour: ExteriorColour }
  | { readonly kind: 'otherVersion' }

/**
 * The shown colour if it costs extra, or that the pictures show another version than the chosen one. Null if there is
 * nothing to say or the colours have not loaded. Returns a new object: use with `useShallow`.
 */
export function selectPictureNote(state: State): PictureNote | null {
  const { versionId } = state.configuration
  if (selectExterior(state) !== null) return null
  const colour = selectPicturedColour(state, versionId)
  if (colour?.surcharge) return { kind: 'extra', colour }
  const isOther = colour === null && selectPicturedColour(state, null) !== null
  return isOther ? { kind: 'otherVersion' } : null
}

/** The flat picture of the chosen interior. Null if there is none. */
export function selectCabinPicture(state: State): string | null {
  return selectInterior(state)?.image ?? null
}
