import type { Finish } from '../../content-site/catalogue/types.ts'

/** Red, green and blue as linear light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/**
 * A paint as factors of what the shaders measured of the light on it: dull colour, flakes seen
 * straight on and flatly, and (a plain number) the clear coat's reflection.
 */
export interface PaintRecipe {
  readonly dull: Light
  readonly straight: Light
  readonly flat: Light
  readonly coat: number
}

/** Light of one display value (0 to 1) of the sRGB standard. */
export function toLinear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Linear light of a colour written #rrggbb; throws on any other writing. */
export function lightOf(colour: string): Light {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (digits === null) throw new Error(`Not a colour: ${colour}`)
  const [, red = '', green = '', blue = ''] = digits
  const channel = (hex: string) => toLinear(Number.parseInt(hex, 16) / 255)
  return [channel(red), channel(green), channel(blue)]
}

/** How much of each property a finish shows. */
interface FinishRecipe {
  readonly dull: number
  readonly straight: number
  readonly flat: number
  /** White sheen that both flake properties add, whatever the colour. */
  readonly sheen: number
  readonly coat: number
}

const FINISHES: Readonly<Record<Finish, FinishRecipe>> = {
  solid: { dull: 1.12, straight: 0, flat: 0, sheen: 0, coat: 1 },
  metallic: { dull: 0.55, straight: 0.62, flat: 0.34, sheen: 0, coat: 1 },
  pearl: { dull: 0.8, straight: 0.46, flat: 0.3, sheen: 0.008, coat: 1 },
  matte: { dull: 0.95, straight: 0.11, flat: 0.17, sheen: 0.025, coat: 0.03 },
}

/** Pearl pigment turns the colour a little as it is seen more flatly. */
const PEARL_TURN: Light = [1.1, 0.98, 0.88]

/** Light that a clear coat adds even to a dark part of a flank. A swatch shows a paint with it. */
const COAT_LIGHT = 0.015

/** What a paint of this colour (#rrggbb) and finish does with light; throws on an unreadable colour. */
export function paintRecipe(colour: string, finish: Finish): PaintRecipe {
  const shares = FINISHES[finish]
  const pigment = beneath(lightOf(colour), COAT_LIGHT * shares.coat)
  const turned = finish === 'pearl' ? times(pigment, PEARL_TURN) : pigment
  return {
    dull: scaled(pigment, shares.dull, 0),
    straight: scaled(pigment, shares.straight, shares.sheen),
    flat: scaled(turned, shares.flat, shares.sheen),
    coat: shares.coat,
  }
}

/** The pigment under a clear coat that adds this much light: darker than what one sees, never black. */
function beneath([red, green, blue]: Light, added: number): Light {
  const deeper = (light: number) => (light * light) / (light + added)
  return [deeper(red), deeper(green), deeper(blue)]
}

function scaled([red, green, blue]: Light, factor: number, added: number): Light {
  return [red * factor + added, green * factor + added, blue * factor + added]
}

function times(one: Light, other: Light): Light {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]]
}
