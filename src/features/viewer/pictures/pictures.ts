import { sectorOf, type Sector } from '../frame-rotation.ts'
import type {
  ExteriorColour,
  ModelPictures,
  Version,
  Interior,
} from '../../../core/catalogue/catalogue.ts'
import type { Id } from '../../../core/values/units.ts'
import type { State } from '../../../core/store/state.ts'
import { selectItem, selectModel } from '../../../core/configuration/chosen-items.ts'
import { selectLoad } from '../../../core/catalogue/lists.ts'

type PictureSource = Pick<
  ModelPictures | ExteriorColour,
  'frames' | 'largeFrame' | 'carBox' | 'gallery'
>

/** The pictures of a model before a colour is chosen. Null if there are none or they have not loaded. */
export function selectModelPictures(
  state: State,
  modelId = state.configuration.modelId,
): ModelPictures | null {
  return state.site.carPods?.data?.find((item) => item.modelId === modelId) ?? null
}

/**
 * The colour that the model's pictures show, as the version has it, or as any version has it if none is given. Null if
 * the colours have not loaded, the version is not available in it, or no colour has these pictures.
 */
function selectPicturedColour(state: State, versionId: Id | null): ExteriorColour | null {
  const pictured = picturedColours(state)
  const [first = null] = pictured
  if (versionId === null || first === null) return first
  // Versions with other equipment may have pictures of their own in the same paint.
  const own = pictured.find((colour) => colour.versionId === versionId)
  return own ?? colourOf(state, versionId, first.id)
}

/** A version in a paint. Null if it is not available in it or the colours have not loaded. */
function colourOf(state: State, versionId: Id, paint: Id | null): ExteriorColour | null {
  const colours = selectLoad(state, 'exteriors').data
  return colours?.find(({ versionId: of, id }) => of === versionId && id === paint) ?? null
}

/** The colours that have the model's pictures. */
function picturedColours(state: State): readonly ExteriorColour[] {
  const first = selectModelPictures(state)?.frames[0]
  const colours = selectLoad(state, 'exteriors').data ?? []
  return colours.filter(({ frames }) => first !== undefined && frames[0] === first)
}

/**
 * The pictured colour of a version that has pictures of its own. Null if the model's pictures show the version, or if
 * `selectPicturedColour` finds no colour.
 */
export function selectVersionLook(state: State, versionId: Id | null): ExteriorColour | null {
  if (versionId === null) return null
  const first = selectModelPictures(state)?.frames[0]
  const colour = selectPicturedColour(state, versionId)
  return colour && colour.frames.length > 1 && colour.frames[0] !== first ? colour : null
}

/** The version whose price is shown: the chosen one, else the cheapest of the chosen engine. Null if it is not known. */
export function selectPricedVersionId(state: State): Id | null {
  const { versionId, isEngineSelected } = state.configuration
  const engine = isEngineSelected && versionId === null ? selectItem(state, 'engine') : null
  if (!engine) return versionId
  const isCheapest = ({ engineId, price }: Version) =>
    engineId === engine.id && price === engine.price
  return selectLoad(state, 'versions').data?.find(isCheapest)?.id ?? null
}

/** The colour whose pictures show the car: the chosen one, without pictures the look of the version whose price is shown. */
export function selectShownColour(state: State): ExteriorColour | null {
  const chosen = selectItem(state, 'exterior')
  if (hasPictures(chosen)) return chosen
  return selectVersionLook(state, selectPricedVersionId(state)) ?? chosen
}

/** The pictures of the car: those of the shown colour, else those of the model. Never a mixture of the two. */
export function selectCarSource(state: State): PictureSource | null {
  const colour = selectShownColour(state)
  return hasPictures(colour) ? colour : selectModelPictures(state)
}

function hasPictures(source: PictureSource | null): boolean {
  return source !== null && source.frames.length + source.gallery.length > 0
}

/** The frames of the configured car. Empty if it cannot be turned. */
export function selectFrames(state: State): readonly string[] {
  const frames = selectCarSource(state)?.frames ?? []
  return frames.length > 1 ? frames : []
}

/** The still pictures of the car: its gallery; without one, a single frame. */
export function selectCarPictures(state: State): readonly string[] {
  const { frames = [], gallery = [] } = selectCarSource(state) ?? {}
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

/** The model's picture, while the car's first frame is loading. Null if it would show another car. */
export function selectStandIn(state: State): string | null {
  const [first] = selectFrames(state)
  return first === selectModelPictures(state)?.frames[0] ? selectModelPicture(state) : null
}

/** Whether the chosen interior has a picture. */
export function selectHasCabin(state: State): boolean {
  const cabin = selectItem(state, 'interior')
  return Boolean(cabin?.seats ?? cabin?.image)
}

/** Whether the interiors are still to be loaded, or the first of them to be chosen. */
export function selectIsCabinPending(state: State): boolean {
  const { status, data } = selectLoad(state, 'interiors')
  const isChosen = state.configuration.interiorId !== null
  return status !== 'failed' && (data === null || (data.length > 0 && !isChosen))
}

/** The view of the chosen interior. */
export function selectCabinView(state: State): CabinView {
  return cabinView(selectItem(state, 'interior'), state.cabinView)
}

/** What the caption says where the car's pictures show something else than what was chosen. */
export type PictureNote =
  | { readonly kind: 'extra'; readonly colour: ExteriorColour }
  /** `version` is the pictured one; null if it is not known. */
  | { readonly kind: 'otherVersion'; readonly version: Version | null }
  /** `name` is null if it is not known which colour the pictures show. */
  | { readonly kind: 'otherColour'; readonly name: string | null }

/**
 * How the pictures differ from the car: another colour than the chosen one, also where the list of colours has failed;
 * while none is chosen, a colour that costs extra; or another version. Null if there is nothing to say or the colours are
 * loading.
 */
export function selectPictureNote(state: State): PictureNote | null {
  const versionId = selectPricedVersionId(state)
  const chosen = selectItem(state, 'exterior')
  const pictured = selectPicturedColour(state, null)
  const { status, data } = selectLoad(state, 'exteriors')
  const isLost =
    (state.configuration.exteriorId !== null && status === 'failed') || data?.length === 0
  if (chosen !== null || isLost) {
    if (chosen && selectCarSource(state) === chosen) return null
    if (chosen && pictured?.id === chosen.id) return otherVersion(state)
    const isPictured = hasPictures(selectCarSource(state)) || selectModelPicture(state) !== null
    return isPictured ? { kind: 'otherColour', name: pictured?.name ?? null } : null
  }
  const colour = selectPicturedColour(state, versionId)
  if (colour && colour.surcharge !== 0) return { kind: 'extra', colour }
  return colour === null && pictured !== null ? otherVersion(state) : null
}

/** The version that the model's pictures show, of the chosen engine if there is one. */
function otherVersion(state: State): PictureNote {
  const pictured = new Set(picturedColours(state).map(({ versionId }) => versionId))
  const versions = selectLoad(state, 'versions').data?.filter(({ id }) => pictured.has(id))
  const { engineId } = state.configuration
  const version = versions?.find((one) => one.engineId === engineId) ?? versions?.[0] ?? null
  return { kind: 'otherVersion', version }
}

/** A version in the comparison: in the chosen colour, else in its own look, else the model. Null without a picture. */
export function selectVersionPicture(state: State, versionId: Id): string | null {
  const look = selectVersionLook(state, versionId)
  return inChosenColour(state, versionId) ?? look?.frames[0] ?? selectModelPicture(state)
}

/** The note on a version's picture in the comparison, if it does not show the chosen colour. */
export function selectVersionNote(state: State, versionId: Id): PictureNote | null {
  const { exteriorId } = state.configuration
  if (exteriorId === null || inChosenColour(state, versionId) !== null) return null
  const pictured = selectVersionLook(state, versionId) ?? selectPicturedColour(state, null)
  if (pictured?.id === exteriorId || selectVersionPicture(state, versionId) === null) return null
  return { kind: 'otherColour', name: pictured?.name ?? null }
}

function inChosenColour(state: State, versionId: Id): string | null {
  const colour = colourOf(state, versionId, state.configuration.exteriorId)
  return colour ? colourPicture(colour) : null
}

/** The first picture of a car in a colour. Null if the colour has none. */
export function colourPicture({ frames, gallery }: ExteriorColour): string | null {
  return frames[0] ?? gallery[0] ?? null
}

/** Number of frames used in place of a missing gallery. */
const VIEWS = 8

/**
 * The gallery's pictures: exterior first, then the cabin. The exterior pictures are those of the shown colour, else
 * those of the model; frames of the turn replace a missing gallery.
 */
export function selectGalleryPictures(state: State): readonly string[] {
  const { gallery = [], frames = [] } = selectCarSource(state) ?? {}
  // Evenly spaced, and all frames of a short turn.
  const step = Math.max(1, frames.length / VIEWS)
  const own = gallery.length > 0 ? gallery : frames.filter((_, index) => index % step < 1)
  const cabin = selectItem(state, 'interior')
  const outside = own.length > 0 ? own : [selectSubstitutePicture(state)]
  const inside = cabin ? [cabinPictures(cabin).dashboard, ...cabin.gallery] : []
  return [...new Set([...outside, ...inside].filter((picture) => picture !== null))]
}

/** What a gallery's picture shows: the cabin or a side of the car; null if that is not known. */
export function shownIn(state: State, picture: string): Sector | 'cabin' | null {
  if (picture === selectItem(state, 'interior')?.image) return 'cabin'
  const frames = selectCarSource(state)?.frames ?? []
  const frame = frames.indexOf(picture)
  return frame < 0 ? null : sectorOf(frame, frames.length)
}

/** The views of a cabin, in the order in which they are offered. */
const CABIN_VIEWS = ['seats', 'dashboard', 'panorama'] as const

export type CabinView = (typeof CABIN_VIEWS)[number]

declare module '../../../core/store/state.ts' {
  interface State {
    /** How the buyer wants to see the cabin. Missing until chosen. */
    readonly cabinView?: CabinView
  }
}

type Cabin = Pick<Interior, 'seats' | 'image' | 'panorama'>

/** The picture of each view. Null where an interior has none; a panorama is no picture of the dashboard. */
export function cabinPictures(cabin: Cabin): Readonly<Record<CabinView, string | null>> {
  const { seats, image, panorama } = cabin
  return { seats, dashboard: image === panorama ? null : image, panorama }
}

/** The views of an interior that a buyer can switch between. Empty without a picture of its seats. */
export function cabinViews(cabin: Cabin | null): readonly CabinView[] {
  if (!cabin?.seats) return []
  const pictures = cabinPictures(cabin)
  return CABIN_VIEWS.filter((view) => pictures[view] !== null)
}

/** The view that an interior shows: the wanted one if it can be switched to, else its first. */
export function cabinView(cabin: Cabin | null, wanted: CabinView | undefined): CabinView {
  const views = cabinViews(cabin)
  const only = cabin?.panorama ? 'panorama' : 'dashboard'
  return views.find((view) => view === wanted) ?? views[0] ?? only
}
