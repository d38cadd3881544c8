import { cabinPictures } from './cabin-views.ts'
import { sectorOf, type Sector } from '../frame-rotation.ts'
import { selectCarSource, selectSubstitutePicture } from './pictures.ts'
import { selectItem } from '../../../core/configuration/chosen-items.ts'
import type { State } from '../../../core/store/state.ts'

/** Number of frames used in place of a missing gallery. */
const VIEWS = 8

/**
 * The gallery's pictures: exterior first, then the cabin. The exterior pictures are those of the shown colour, else
 * those of the model; frames of the turn replace a missing gallery.
 */
export function selectGalleryPictures(state: State): readonly string[] {
  const source = selectCarSource(state)
  const own = source?.gallery.length ? source.gallery : viewsOf(source?.frames ?? [])
  const cabin = selectItem(state, 'interior')
  const flat = cabin && cabinPictures(cabin).dashboard
  const outside = own.length > 0 ? own : [selectSubstitutePicture(state) ?? []].flat()
  return [...new Set([...outside, ...[flat ?? []].flat(), ...(cabin?.gallery ?? [])])]
}

/** What a gallery's picture shows: the cabin or a side of the car; null if that is not known. */
export function shownIn(state: State, picture: string): Sector | 'cabin' | null {
  if (picture === selectItem(state, 'interior')?.image) return 'cabin'
  const frames = selectCarSource(state)?.frames ?? []
  const frame = frames.indexOf(picture)
  return frame < 0 ? null : sectorOf(frame, frames.length)
}

/** Evenly spaced frames of a turn. Returns all frames of a short turn. */
function viewsOf(frames: readonly string[]): readonly string[] {
  const step = Math.max(1, frames.length / VIEWS)
  return frames.filter((_, index) => index % step < 1)
}
