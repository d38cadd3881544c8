import type { ExteriorColour, Version } from '../../domain/catalogue/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import { selectExterior } from '../configuration/chosen-items.ts'
import { selectLoad } from '../catalogue/lists.ts'
import type { State } from '../state.ts'
import {
  hasPictures,
  selectCarSource,
  selectModelPicture,
  selectPicturedColour,
  selectPricedVersionId,
  selectPicturedVersionIds,
  selectVersionLook,
} from './pictures.ts'

/** What the caption says where the car's pictures show something else than what was chosen. */
export type PictureNote =
  | { readonly kind: 'extra'; readonly colour: ExteriorColour }
  /** `version` is the pictured one; null if it is not known. */
  | { readonly kind: 'otherVersion'; readonly version: Version | null }
  /** `name` is null if it is not known which colour the pictures show. */
  | { readonly kind: 'otherColour'; readonly name: string | null }

/**
 * How the pictures differ from the car: another colour than the chosen one; while none is chosen, a colour that costs
 * extra; or another version. Null if there is nothing to say or the colours have not loaded. Returns a new object: use
 * with `useShallow`.
 */
export function selectPictureNote(state: State): PictureNote | null {
  const versionId = selectPricedVersionId(state)
  const chosen = selectExterior(state)
  const pictured = selectPicturedColour(state, null)
  if (chosen !== null) {
    if (selectCarSource(state) === chosen) return null
    return pictured?.id === chosen.id ? otherVersion(state) : otherColour(state, pictured)
  }
  const colour = selectPicturedColour(state, versionId)
  if (colour?.surcharge) return { kind: 'extra', colour }
  return colour === null && pictured !== null ? otherVersion(state) : null
}

/** The version that the model's pictures show, of the chosen engine if there is one. */
function otherVersion(state: State): PictureNote {
  const pictured = selectPicturedVersionIds(state)
  const versions = selectLoad(state, 'versions').data?.filter(({ id }) => pictured.includes(id))
  const { engineId } = state.configuration
  const version = versions?.find((one) => one.engineId === engineId) ?? versions?.[0] ?? null
  return { kind: 'otherVersion', version }
}

/** A version in the comparison: in the chosen colour, else in its own look, else the model. Null without a picture. */
export function selectVersionPicture(state: State, versionId: Id): string | null {
  const look = selectVersionLook(state, versionId)
  return inChosenColour(state, versionId) ?? look?.frames[0] ?? selectModelPicture(state)
}

/** The note on a version's picture in the comparison, if it does not show the chosen colour. Returns a new object. */
export function selectVersionNote(state: State, versionId: Id): PictureNote | null {
  const { exteriorId } = state.configuration
  if (exteriorId === null || inChosenColour(state, versionId) !== null) return null
  const pictured = selectVersionLook(state, versionId) ?? selectPicturedColour(state, null)
  if (pictured?.id === exteriorId || selectVersionPicture(state, versionId) === null) return null
  return { kind: 'otherColour', name: pictured?.name ?? null }
}

function inChosenColour(state: State, versionId: Id): string | null {
  const { exteriorId } = state.configuration
  const colour = selectLoad(state, 'exteriors').data?.find(
    (item) => item.versionId === versionId && item.id === exteriorId,
  )
  return colour?.frames[0] ?? colour?.gallery[0] ?? null
}

/** Null if the car has no picture at all. */
function otherColour(state: State, pictured: ExteriorColour | null): PictureNote | null {
  const hasAny = hasPictures(selectCarSource(state)) || selectModelPicture(state) !== null
  return hasAny ? { kind: 'otherColour', name: pictured?.name ?? null } : null
}
