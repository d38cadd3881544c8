import type { CarDesign } from '../car-design.ts'
import { foremost, rearmost } from '../car-design.ts'
import { azimuth, cameraAt, type Camera, type Point } from './turntable.ts'

/** Close-ups for the gallery, which the turn does not show. */
export const DETAILS = ['lamp', 'wheel', 'tail'] as const
export type Detail = (typeof DETAILS)[number]

/** What a picture shows: a frame of the turn, or a close-up. */
export type View = number | Detail

/** A view's name in file names: '07', 'lamp'. */
export function viewName(view: View): string {
  return typeof view === 'number' ? String(view).padStart(2, '0') : view
}

export interface ViewCamera {
  readonly camera: Camera
  /** Degrees from straight ahead towards the car's left side. */
  readonly azimuth: number
}

/** Where the camera stands for a view of a car. */
export function viewCamera(view: View, design: CarDesign): ViewCamera {
  if (typeof view !== 'number') return detailCamera(view, design)
  const { halfWidth } = design
  const stance = { foremost: foremost(design), rearmost: rearmost(design), halfWidth }
  return { camera: cameraAt(view, stance), azimuth: azimuth(view) }
}

const FIELD_OF_VIEW = 15

function detailCamera(detail: Detail, design: CarDesign): ViewCamera {
  const { front, back, wheels, halfWidth } = design
  switch (detail) {
    case 'lamp': {
      const target: Point = [foremost(design) + 0.3, -0.66 * halfWidth, front.lamp.z - 0.03]
      return closeUp(target, { azimuth: 30, distance: 3.3, height: 1.1 })
    }
    case 'wheel': {
      const target: Point = [0.02, -wheels.halfTrack, wheels.tyreRadius + 0.07]
      return closeUp(target, { azimuth: 64, distance: 3.5, height: 0.78 })
    }
    case 'tail': {
      const target: Point = [rearmost(design) - 0.3, -0.62 * halfWidth, back.lamp.z - 0.06]
      return closeUp(target, { azimuth: 147, distance: 3.5, height: 1.2 })
    }
  }
}

interface Stand {
  readonly azimuth: number
  readonly distance: number
  readonly height: number
}

function closeUp(target: Point, stand: Stand): ViewCamera {
  const turn = (stand.azimuth * Math.PI) / 180
  const [x, y] = target
  const position: Point = [
    x - Math.cos(turn) * stand.distance,
    y - Math.sin(turn) * stand.distance,
    stand.height,
  ]
  return { camera: { position, target, fieldOfView: FIELD_OF_VIEW }, azimuth: stand.azimuth }
}
