import { foremost, rearmost } from '../car-design.ts'
import type { CarDesign } from '../car-design.ts'
import type { GrillePattern } from '../face-design.ts'
import { tableLength } from '../field/curve-tables.ts'
import { float } from '../field/glsl-text.ts'
import * as floorDarkness from '../matte/floor-darkness.ts'
import { brakePlan } from '../parts/wheel-brake.ts'
import { coverPlan } from '../parts/wheel-cover.ts'
import { tyreHalfWidth } from '../parts/wheel-tyre.ts'
import { PARTS } from './parts.ts'
import { shutLines } from './shut-lines.ts'

/** What the shaders must know of a car besides its curves. */
export interface ShadedCar {
  readonly design: CarDesign
  /** Middle of the right mirror. */
  readonly mirror: { readonly x: number; readonly y: number; readonly z: number }
  /** Middles of the right side's door handles. */
  readonly handles: readonly { readonly x: number; readonly z: number }[]
}

const FILLS: Readonly<Record<GrillePattern, string>> = {
  slats: 'fillSlats',
  mesh: 'fillMesh',
  bars: 'fillBars',
  blank: 'fillBlank',
}

const RIM_COLOURS = {
  silver: { face: 'vec3(0.50, 0.51, 0.53)', sides: 'vec3(0.40, 0.41, 0.43)' },
  machined: { face: 'vec3(0.56, 0.57, 0.59)', sides: 'vec3(0.035, 0.036, 0.040)' },
  cover: { face: 'vec3(0.54, 0.55, 0.57)', sides: 'vec3(0.022, 0.023, 0.025)' },
  dark: { face: 'vec3(0.075, 0.078, 0.085)', sides: 'vec3(0.045, 0.047, 0.052)' },
} as const

/** The design's traits as GLSL constants and switches, for all surface shaders. */
export function designConstants({ design, mirror, handles }: ShadedCar): string {
  return [
    ...switches(design),
    ...Object.entries(PARTS).map(([name, part]) => constant(name, part)),
    ...bodyConstants(design),
    ...windowConstants(design),
    ...endConstants(design),
    ...bumperConstants(design),
    `const vec3 RIM_FACE = ${RIM_COLOURS[design.wheels.finish].face};`,
    `const vec3 RIM_SIDES = ${RIM_COLOURS[design.wheels.finish].sides};`,
    `const vec3 MIRROR_PLACE = vec3(${float(mirror.x)}, ${float(mirror.y)}, ${float(mirror.z)});`,
    `const int HANDLE_COUNT = ${handles.length};`,
    `const vec2 HANDLE_PLACES[${handles.length}] = vec2[${handles.length}](${handles.map(({ x, z }) => `vec2(${float(x)}, ${float(z)})`).join(', ')});`,
    ...Object.entries(floorDarkness).map(([name, value]) => constant(name, value)),
    constant('TYRE_HALF_WIDTH', tyreHalfWidth(design.wheels)),
    constant('COVER_DEPTH', coverPlan.edgeDepth),
    constant('COVER_DISH', coverPlan.dish),
    constant('COVER_RADIUS', design.wheels.rimRadius + coverPlan.overlap),
    constant('MIRROR_SIZE', design.mirrors.size),
    constant('MIRROR_CAP_BLACK', design.mirrors.cap === 'black' ? 1 : 0),
    constant('RAIL_METAL', design.roofRails?.finish === 'bright' ? 1 : 0),
  ].join('\n')
}

function constant(name: string, value: number): string {
  return `const float ${name} = ${float(value)};`
}

function switches({
  wheels,
  cladding,
  windows,
  rear,
  front,
  back,
  roofPaint,
  handles,
  handlePaint,
}: CarDesign): string[] {
  const wanted: [string, boolean][] = [
    ['CLAD', cladding !== null],
    ['BRIGHT_TRIM', windows.trim === 'bright'],
    ['NOTCH', rear.kind === 'notch'],
    ['FLAT_REAR_SCREEN', windows.rearScreen.topEdge !== undefined],
    ['BRIGHT_FRAME', front.brightFrame],
    ['EXHAUST_PAIR', back.exhausts === 'pair'],
    ['BLACK_ROOF', roofPaint === 'black'],
    ['CORNER_LIGHTS', front.vent === null],
    ['WHEEL_COVER', wheels.style === 'cover'],
    ['FLUSH_HANDLES', handles === 'flush'],
    ['BLACK_HANDLES', handlePaint === 'black'],
  ]
  const defined = wanted.filter(([, on]) => on).map(([name]) => `#define ${name}`)
  defined.push(`#define INTAKE_FILL ${FILLS[front.intake.pattern]}`)
  if (front.grille !== null) defined.push(`#define GRILLE_FILL ${FILLS[front.grille.pattern]}`)
  return defined
}

function bodyConstants(design: CarDesign): string[] {
  const { wheels, shutLines: lines, cladding, body } = design
  const segments = shutLines(design).map((line) => `vec4(${line.map(float).join(', ')})`)
  return [
    constant('CURVE_LENGTH', tableLength),
    constant('WHEELBASE', design.wheelbase),
    constant('FOREMOST', foremost(design)),
    constant('REARMOST', rearmost(design)),
    constant('FACE_TO', -0.15),
    constant('TAIL_FROM', design.wheelbase + 0.25),
    constant('HALF_WIDTH', design.halfWidth),
    constant('TYRE_RADIUS', wheels.tyreRadius),
    constant('ARCH_RADIUS', wheels.archRadius),
    constant('RIM_RADIUS', wheels.rimRadius),
    constant('HALF_TRACK', wheels.halfTrack),
    constant('DISC_SHARE', brakePlan.discShare),
    constant('BELL_RADIUS', brakePlan.bellRadius),
    constant('CALIPER_HALF_ANGLE', brakePlan.caliper.halfAngle),
    constant('BONNET_HALF_WIDTH', lines.bonnetHalfWidth),
    constant('BONNET_SETBACK', lines.bonnetSetback),
    constant('FRONT_BUMPER', lines.frontBumper),
    constant('REAR_BUMPER', lines.rearBumper),
    constant('TAILGATE_BOTTOM', lines.tailgate.bottom),
    constant('TAILGATE_HALF_WIDTH', lines.tailgate.halfWidth),
    constant('TAILGATE_SEAM_TOP', design.windows.rearScreen.bottom),
    `const vec2 FLAP = vec2(${float(lines.flap.x)}, ${float(lines.flap.z)});`,
    `const int LINE_COUNT = ${segments.length};`,
    `const vec4 LINES[${segments.length}] = vec4[${segments.length}](${segments.join(', ')});`,
    constant('ARCH_BAND', cladding?.archBand ?? 0),
    constant('SILL_CLAD', cladding?.sillTop ?? 0),
    constant('FRONT_CLAD', cladding?.frontTop ?? 0),
    constant('REAR_CLAD', cladding?.rearTop ?? 0),
    constant('SILL_BLACK', body.floorHeight + 0.085),
  ]
}

/**
 * Share of the light that each pane keeps back (0 to 1). Seats and steering wheel can just be made
 * out, least behind privacy glass, which is from the second row backwards.
 */
export const KEPT_BY_GLASS = { WINDSCREEN: 0.62, SIDE: 0.82, REAR: 0.82, PRIVACY: 0.88 } as const

/** Height below which no car has glass. */
export function glassFrom({ windows, curves }: CarDesign): number {
  return Math.min(...curves.belt.map(([, z]) => z), windows.rearScreen.bottom) - 0.05
}

function windowConstants(design: CarDesign): string[] {
  const { windows } = design
  const pillars = windows.pillars.map(
    ({ x, lean, halfWidth }) => `vec3(${float(x)}, ${float(lean)}, ${float(halfWidth)})`,
  )
  return [
    constant('TOP_GAP', windows.topGap),
    constant('FRONT_GAP', windows.frontGap),
    constant('REAR_EDGE', windows.rearEdge),
    constant('REAR_EDGE_AT', windows.rearEdgeAt),
    constant('REAR_EDGE_LEAN', windows.rearEdgeLean),
    constant('REAR_ROUNDING', windows.rearRounding),
    constant('REAR_GLASS_BOTTOM', windows.rearScreen.bottom),
    constant('REAR_GLASS_HALF_WIDTH', windows.rearScreen.halfWidth),
    constant('REAR_GLASS_INSET', windows.rearScreen.inset),
    constant('REAR_GLASS_TOP_GAP', windows.rearScreen.topGap),
    constant('REAR_GLASS_TOP_EDGE', windows.rearScreen.topEdge ?? 0),
    constant('REAR_GLASS_CROWN', design.rear.screenCrown),
    constant('GLASS_FROM', glassFrom(design)),
    ...Object.entries(KEPT_BY_GLASS).map(([pane, kept]) => constant(`KEPT_${pane}`, kept)),
    `const bool PRIVACY = ${windows.privacyGlass};`,
    `const int PILLAR_COUNT = ${pillars.length};`,
    `const vec3 PILLARS[${pillars.length}] = vec3[${pillars.length}](${pillars.join(', ')});`,
  ]
}

function endConstants({ front, back }: CarDesign): string[] {
  return [
    constant('LAMP_Z', front.lamp.z),
    constant('LAMP_HALF', front.lamp.halfHeight),
    constant('LAMP_INNER', front.lamp.inner),
    constant('LAMP_LENGTH', front.lamp.outer - front.lamp.inner),
    constant('LAMP_RISE', front.lamp.rise),
    constant('FRONT_PLATE_Z', front.plateHeight),
    constant('FRONT_BADGE_Z', front.badgeHeight),
    constant('TAIL_Z', back.lamp.z),
    constant('TAIL_HALF', back.lamp.halfHeight),
    constant('TAIL_INNER', back.lamp.inner),
    constant('TAIL_LENGTH', back.lamp.outer - back.lamp.inner),
    constant('TAIL_RISE', back.lamp.rise),
    constant('REAR_PLATE_Z', back.plateHeight),
    constant('REAR_BADGE_Z', back.badgeHeight),
    constant('DIFFUSER_TOP', back.diffuserTop),
    constant('REFLECTOR_Z', back.reflectorHeight),
  ]
}

/** Half the height of the satin lips, on a painted bumper and on one of bare plastic. */
const LIP_HALF = { painted: 0.006, clad: 0.012 } as const
/** Rise of the underside from the doors to the lower edges of both bumpers, and from there to the lips. */
const UNDERSIDE_RISE = { front: 0.03, rear: 0.12 } as const
const LIP_RISE = 0.034

function bumperConstants(design: CarDesign): string[] {
  const { back, body, cladding, front, halfWidth, rearOverhang, wheels } = design
  const { intake } = front
  const sensorHeight = intake.z + intake.halfHeight + 0.04
  const corner = [(intake.halfWidth + halfWidth) / 2, intake.z + 0.02]
  return [
    constant('TAIL_CORNER', halfWidth),
    constant('TAIL_CORNER_END', halfWidth + rearOverhang - wheels.archRadius),
    constant('FRONT_LIP', body.floorHeight + UNDERSIDE_RISE.front + LIP_RISE),
    constant('REAR_LIP', body.floorHeight + UNDERSIDE_RISE.rear + LIP_RISE),
    // Clear of the exhausts' mouths.
    constant('REAR_LIP_END', back.exhausts === 'pair' ? 0.42 : 0.52),
    constant('LIP_HALF', cladding === null ? LIP_HALF.painted : LIP_HALF.clad),
    constant('INTAKE_Z', intake.z),
    `const vec2 CORNER_LIGHT = vec2(${corner.map(float).join(', ')});`,
    `const vec3 FRONT_SENSORS = vec3(0.44, 0.15, ${float(sensorHeight)});`,
  ]
}
