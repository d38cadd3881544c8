import type { Interior } from '../../../core/catalogue/catalogue.ts'

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
