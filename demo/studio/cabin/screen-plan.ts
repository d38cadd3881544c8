import type { CabinDesign } from './cabin-design.ts'

export interface ScreenPlan {
  readonly style: CabinDesign['style']
  readonly dials: CabinDesign['dials']
  readonly offers: CabinDesign['offers']
  readonly accent: string
  /** Pixels. */
  readonly centre: readonly [number, number]
  readonly cluster: readonly [number, number]
}

/** Pixels for each metre of a screen. */
const DENSITY = 3600

/** What the page draws on a cabin's two screens, at the density the panorama needs. */
export function screenPlan(design: CabinDesign): ScreenPlan {
  const size = ({ halfWidth, halfHeight }: CabinDesign['centre']): [number, number] => [
    Math.round(2 * halfWidth * DENSITY),
    Math.round(2 * halfHeight * DENSITY),
  ]
  return {
    style: design.style,
    dials: design.dials,
    offers: design.offers,
    accent: design.colour.ambient,
    centre: size(design.centre),
    cluster: size(design.cluster),
  }
}
