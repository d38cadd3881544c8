import { UPHOLSTERIES } from '../../content-site/catalogue/upholsteries.ts'
import type { UpholsteryId } from '../../content-site/catalogue/upholsteries.ts'
import { KINDS, PATTERNS } from './cabin-design.ts'
import type { CabinDesign, Kind } from './cabin-design.ts'
import { brightness, linearColour, mixColours } from './colour.ts'
import type { Uniforms } from './brush.ts'

/** Which kind a catalogue material is; `null`, the wire's default, is cloth. Throws on a new word. */
export function kindOfMaterial(material: string | null): Kind {
  if (material === null || material === 'Tecido') return 'cloth'
  if (material === 'Tecido reciclado') return 'recycled'
  if (material === 'Microfibra') return 'microfibre'
  if (material === 'Pele') return 'leather'
  throw new Error(`No look for the material ${material}`)
}

export function isUpholsteryId(id: string): id is UpholsteryId {
  return Object.hasOwn(UPHOLSTERIES, id)
}

/** Pale thread on dark material and dark thread on pale, so that a seam is always read. */
export function stitchColour(colour: readonly number[]): [number, number, number] {
  return brightness(colour) > 0.25 ? linearColour('#5a4a3a') : linearColour('#b9b2a5')
}

/** What the shading pass needs to know of a cabin's upholstery; throws for an id outside the catalogue. */
export function upholsteryLook(id: string, { seat }: Pick<CabinDesign, 'seat'>): Uniforms {
  if (!isUpholsteryId(id)) throw new Error(`No upholstery ${id} in the catalogue`)
  const { colour, material } = UPHOLSTERIES[id]
  const kind = kindOfMaterial(material)
  const base = linearColour(colour)
  const isCloth = kind === 'cloth' || kind === 'recycled'
  const bolster = isCloth ? mixColours(base, [0.018, 0.019, 0.021], 0.55) : base
  return {
    uKind: KINDS.indexOf(kind),
    uColour: bolster,
    uInsert: base,
    uStitch: stitchColour(bolster),
    uPattern: PATTERNS.indexOf(seat.sewing[kind].pattern),
    uChannel: seat.sewing[kind].channel,
    uFleck: linearColour('#8fb2cc'),
  }
}
