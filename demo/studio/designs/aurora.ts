import type { CarDesign } from '../car-design.ts'
import { curve } from './curve.ts'
import { tautSide } from './side-sections.ts'

/** The electric car: cab forward on a long wheelbase, big wheels, a closed face under a light bar. */
export const aurora: CarDesign = {
  slug: 'aurora',
  plateText: 'AURORA',
  wheelbase: 2.88,
  frontOverhang: 0.77,
  rearOverhang: 0.75,
  halfWidth: 0.925,
  wheels: {
    tyreRadius: 0.36,
    archRadius: 0.393,
    rimRadius: 0.278,
    halfTrack: 0.81,
    style: 'turbine',
    finish: 'machined',
  },
  curves: {
    top: curve([
      -1.2, 0.5, -0.8, 0.72, -0.66, 0.79, -0.45, 0.868, -0.25, 0.922, -0.05, 0.96, 0.15, 0.985, 0.5,
      0.985, 1.4, 0.965, 2.4, 0.99, 3.2, 1.02, 4.4, 1.02,
    ]),
    roof: curve([
      -1.2, 1.15, 0.4, 1.34, 0.7, 1.42, 1.05, 1.482, 1.45, 1.51, 1.9, 1.505, 2.35, 1.465, 2.75,
      1.395, 3.1, 1.307, 3.5, 1.18, 4.4, 0.82,
    ]),
    halfWidth: curve([
      -1.2, 0.76, -0.78, 0.84, -0.45, 0.895, 0, 0.926, 0.5, 0.914, 1.4, 0.905, 2.2, 0.914, 2.88,
      0.932, 3.2, 0.918, 3.5, 0.872, 3.65, 0.84, 4.4, 0.66,
    ]),
    section: tautSide,
    shoulder: curve([
      -1.2, 0.73, -0.78, 0.775, -0.4, 0.83, 0, 0.868, 0.6, 0.89, 1.5, 0.908, 2.88, 0.94, 3.6, 0.955,
      4.4, 0.96,
    ]),
    nose: curve([
      -0.9, -0.48, 0, -0.6, 0.18, -0.69, 0.28, -0.737, 0.4, -0.764, 0.54, -0.77, 0.66, -0.762, 0.75,
      -0.727, 0.83, -0.645, 0.92, -0.5, 1.1, -0.15, 2, 1.5,
    ]),
    tail: curve([
      -0.9, 3.3, 0, 3.4, 0.2, 3.5, 0.32, 3.57, 0.48, 3.608, 0.62, 3.615, 0.76, 3.618, 0.88, 3.628,
      0.96, 3.63, 1.04, 3.59, 1.3, 3.36, 2, 2.7,
    ]),
    windscreen: curve([
      -0.9, -2.76, 0.5, -0.88, 0.96, 0, 1.1, 0.265, 1.25, 0.57, 1.4, 0.91, 1.6, 1.35, 2, 2.28,
    ]),
    rearScreen: curve([
      -0.9, 5, 0.75, 3.95, 0.98, 3.6, 1.07, 3.47, 1.17, 3.31, 1.27, 3.13, 1.37, 2.93, 1.5, 2.64, 2,
      1.4,
    ]),
    belt: curve([
      -1.2, 0.9, 0, 0.94, 0.5, 0.957, 1.3, 0.968, 2.1, 0.985, 2.8, 1.015, 3.3, 1.045, 4.4, 1.08,
    ]),
  },
  body: {
    crown: 0.06,
    shoulderRounding: 0.09,
    noseSweep: 0.29,
    noseRounding: 0.14,
    tailSweep: 0.2,
    tailRounding: 0.06,
    floorHeight: 0.17,
    archFlare: 0.014,
    swage: { height: 0.36, rise: 0.02, depth: 0.012 },
    crease: 0.003,
    tumblehome: 0.125,
    roofRounding: 0.17,
  },
  rear: { kind: 'hatch', screenCrown: 0.18, spoiler: null },
  windows: {
    rearEdge: 3.26,
    rearEdgeAt: 1.03,
    rearEdgeLean: -1.9,
    rearRounding: 0.03,
    topGap: 0.065,
    frontGap: 0.12,
    pillars: [
      { x: 1.56, lean: 0.08, halfWidth: 0.045 },
      { x: 2.66, lean: -0.3, halfWidth: 0.016 },
      // The small window in front of the door mirror.
      { x: 0.46, lean: 0.95, halfWidth: 0.016 },
    ],
    trim: 'black',
    rearScreen: { bottom: 1.04, halfWidth: 0.66, inset: 0.2, topGap: 0.04, topEdge: 2.86 },
    privacyGlass: true,
  },
  shutLines: {
    frontDoor: 0.46,
    betweenDoors: 1.56,
    rearDoor: 2.72,
    sill: 0.28,
    bonnetHalfWidth: 0.69,
    bonnetSetback: 0.16,
    tailgate: { bottom: 0.6, halfWidth: 0.62 },
    frontBumper: 0.56,
    rearBumper: 0.6,
    flap: { x: 3.12, z: 0.84 },
  },
  front: {
    lamp: { style: 'bar', z: 0.72, halfHeight: 0.026, inner: 0.42, outer: 1.1, rise: 0.02 },
    grilleStyle: 'none',
    grille: null,
    intake: {
      z: 0.3,
      halfHeight: 0.055,
      halfWidth: 0.52,
      taper: 0.02,
      depth: 0.035,
      pattern: 'slats',
    },
    vent: { y: 0.72, z: 0.4, halfWidth: 0.022, halfHeight: 0.11, lean: 0.05, depth: 0.03 },
    plateHeight: 0.47,
    badgeHeight: 0.655,
    brightFrame: false,
  },
  back: {
    lamp: { style: 'bar', z: 0.88, halfHeight: 0.03, inner: 0.5, outer: 1.1, rise: 0 },
    plateHeight: 0.66,
    plateOn: 'tailgate',
    badgeHeight: 0.8,
    diffuserTop: 0.38,
    reflectorHeight: 0.43,
    exhausts: 'none',
  },
  cladding: null,
  roofRails: null,
  roofPaint: 'black',
  mirrors: { mount: 'door', size: 0.9, cap: 'black' },
  handles: 'flush',
  cabin: { seatRows: 2, seatRise: 0.02 },
}
