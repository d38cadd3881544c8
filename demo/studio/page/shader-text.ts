import type { CarDesign } from '../car-design.ts'
import type { FrontFace } from '../face-design.ts'
import { fieldSource } from '../field/field-source.ts'
import { designConstants } from '../shading/design-constants.ts'
import type { ShadedCar } from '../shading/design-constants.ts'
import { TILE } from './tiles.ts'

/** The texts of all shaders that draw one car. */
export interface CarShaders {
  readonly gBufferVertex: string
  readonly screenVertex: string
  /** Of the G-buffer, for a part by its number; `glazed` says which side of the windows is kept. */
  readonly gBuffer: (part: number, glazed: 'body' | 'glass' | 'none') => string
  readonly backdrop: string
  readonly glassMark: string
  /** Which programs have work where. */
  readonly occupancy: string
  /** Of the body between its ends, and of both ends with their lamps and openings. */
  readonly body: string
  readonly face: string
  readonly tail: string
  readonly trim: string
  readonly wheel: string
  readonly cabin: string
  readonly glass: string
}

const PRECISION = 'precision highp float;\nprecision highp int;\nprecision highp sampler2D;\n'

/** Reads a shader text of the studio's `shading` folder. */
export async function shadingText(name: string): Promise<string> {
  const response = await fetch(`/studio/shading/${name}.glsl`)
  if (!response.ok) throw new Error(`No shader text ${name}`)
  return response.text()
}

async function joined(...names: string[]): Promise<string> {
  return (await Promise.all(names.map(shadingText))).join('\n')
}

/** Puts the shaders of a car together from its traits, its field and the texts they share. */
export async function carShaders(car: ShadedCar): Promise<CarShaders> {
  const { design } = car
  const constants = PRECISION + designConstants(car)
  const tables = await shadingText('curve-tables')
  const field = `${tables}\n${fieldSource(design)}`
  const plainField = `${tables}\n${withoutOpenings(fieldSource(design))}`
  const [light, shapes, output, windows] = await Promise.all([
    shadingText('light'),
    shadingText('shapes'),
    shadingText('output'),
    shadingText('windows'),
  ])
  const frame = await frameTexts()
  const surface = `${light}\n${shapes}\n${await shadingText('materials')}`
  const badge = await shadingText('body/badge')
  const backdrop = await shadingText('backdrop.frag')
  const classes = await shadingText('class')
  const gBuffer = await shadingText('g-buffer.frag')
  const skin = await joined(
    'body/shut-lines',
    'body/plate',
    'body/openings',
    'body/bumper',
    'body/body-surface',
  )
  const [lamp, tailLamp] = await lampTexts(design)
  const bodyMain = await shadingText('body/body.frag')
  const body = (end: string, endText: string, fieldText: string) =>
    [
      end,
      constants,
      surface,
      fieldText,
      windows,
      output,
      frame.read,
      frame.refine,
      badge,
      skin,
      endText,
      bodyMain,
    ].join('\n')
  return {
    gBufferVertex: PRECISION + (await shadingText('g-buffer.vert')),
    screenVertex: PRECISION + (await shadingText('screen.vert')),
    gBuffer: (part, glazed) =>
      glazed === 'none'
        ? `${PRECISION}const float PART = ${part.toFixed(2)};\n${gBuffer}`
        : [
            constants,
            `const float PART = ${part.toFixed(2)};\n#define GLAZED ${glazed === 'glass' ? 1 : 0}`,
            field,
            shapes,
            windows,
            gBuffer,
          ].join('\n'),
    backdrop: [constants, classes, light, backdrop].join('\n'),
    glassMark: [constants, classes, await shadingText('glass-mark.frag')].join('\n'),
    occupancy: [
      constants,
      classes,
      `#define TILE ${TILE}`,
      await shadingText('occupancy.frag'),
    ].join('\n'),
    body: body('', '', plainField),
    face: body('#define FACE_END', `${lamp}\n${await shadingText('body/face')}`, field),
    tail: body('#define TAIL_END', `${tailLamp}\n${await shadingText('body/tail')}`, field),
    trim: [constants, surface, field, output, frame.read, await shadingText('trim.frag')].join(
      '\n',
    ),
    wheel: [constants, surface, output, frame.read, badge, await shadingText('wheel.frag')].join(
      '\n',
    ),
    cabin: [constants, surface, output, frame.read, await shadingText('cabin.frag')].join('\n'),
    glass: [
      constants,
      surface,
      field,
      windows,
      frame.read,
      frame.refine,
      await shadingText('glass.frag'),
    ].join('\n'),
  }
}

async function frameTexts(): Promise<{ read: string; refine: string }> {
  const [read, refine] = await Promise.all([shadingText('frame'), shadingText('refine')])
  return { read, refine }
}

/** The field without the sunken openings of its ends: much less to work out. */
function withoutOpenings(field: string): string {
  return field.replace('float fBody(', '#define carve(x, y, z) 0.0\nfloat fBody(')
}

function lampTexts({ front, back }: CarDesign): Promise<[string, string]> {
  return Promise.all([
    frontLampText(front),
    joined('rear-lamps/optics', `rear-lamps/${back.lamp.style}`),
  ])
}

async function frontLampText({ lamp, halogen }: FrontFace): Promise<string> {
  const text = await joined('front-lamps/optics', `front-lamps/${lamp.style}`)
  if (halogen !== true) return text
  return text.replace('lampInside(', 'ledInside(') + (await shadingText('front-lamps/halogen'))
}
