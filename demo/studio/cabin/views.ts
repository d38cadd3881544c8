import type { CabinDesign } from './cabin-design.ts'
import { panoramaCamera, perspectiveCamera } from './camera.ts'
import type { ViewPlan } from './painter.ts'

/** Horizontal angle of the flat picture, degrees. */
const FLAT_VIEW = 68

/** The panorama, `width` by half of it. */
export function panoramaPlan(design: CabinDesign, width: number): ViewPlan {
  return {
    width,
    height: width / 2,
    coarseWidth: Math.min(1024, width / 2),
    coarseHeight: Math.min(512, width / 4),
    rays: 16,
    camera: panoramaCamera(design.eye, width),
  }
}

/** The flat picture, 16 : 9, from between the front seats. */
export function flatPlan(design: CabinDesign, width: number): ViewPlan {
  return {
    width,
    height: Math.round((width * 9) / 16),
    coarseWidth: width / 2,
    coarseHeight: 2 * Math.round((width * 9) / 64),
    rays: 16,
    camera: perspectiveCamera(design.flatEye, design.flatTarget, FLAT_VIEW, width),
  }
}
