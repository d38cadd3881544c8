import { carBox } from './car-boxes.ts'
import type { AssembledVersion } from './versions.ts'
import { seatsOf } from '../bodies.ts'
import { cabinLook } from '../cabin-looks.ts'
import type { ModelPlan } from '../model-plan.ts'
import type { PaintId } from '../paints.ts'
import { FINISHES, PAINTS } from '../paints.ts'
import {
  exteriorDetails,
  exteriorFrames,
  exteriorGallery,
  exteriorLargeFrame,
  interiorPanorama,
  interiorPicture,
  seatsPicture,
  swatchPicture,
} from '../picture-addresses.ts'
import type { Tier } from '../trims.ts'
import type { ExteriorEntry, InteriorEntry } from '../types.ts'
import { UPHOLSTERIES } from '../upholsteries.ts'

/** The top trim includes metallic paint and leather at no surcharge. */
const ALL_INCLUDED = 5

/** Paints that a trim can have, the one of the model's pictures first. */
function paintsOf(plan: ModelPlan, tier: Tier): readonly PaintId[] {
  const others = plan.paints.filter((id) => id !== plan.defaultPaint)
  return [plan.defaultPaint, ...others].filter((id) => FINISHES[PAINTS[id].finish].fromTier <= tier)
}

/** Exterior colours of one version. Empty while they are not released. */
export function assembleExteriors(plan: ModelPlan, version: AssembledVersion): ExteriorEntry[] {
  const { engine, tier, entry } = version
  if (engine.tierWithoutColours === tier) return []
  const look = plan.looks?.[tier] ?? plan.slug
  return paintsOf(plan, tier).map((colorid) => {
    const { name, colour, finish, factoryCode } = PAINTS[colorid]
    return {
      id: `${entry.id}-${colorid}`,
      colorid,
      version: entry.id,
      designation: name,
      colorchip: colour,
      price: paintSurcharge(plan, colorid, tier),
      factoryCode,
      paintingType: FINISHES[finish].label,
      externalColorImages360: exteriorFrames(look, colorid),
      largeImg: exteriorLargeFrame(look, colorid),
      carBox: carBox(look),
      gallery: [
        ...exteriorGallery(look, colorid).map((image) => ({ image, title: null })),
        ...exteriorDetails(look, colorid),
      ].map((picture) => ({ idColor: colorid, ...picture })),
    }
  })
}

function paintSurcharge(plan: ModelPlan, id: PaintId, tier: number): number {
  if (id === plan.defaultPaint) return 0
  const { finish, extra } = PAINTS[id]
  const { aboveMetallic } = FINISHES[finish]
  if (aboveMetallic === null) return 0
  return (tier === ALL_INCLUDED ? 0 : plan.metallic) + aboveMetallic + extra
}

/** Interiors of one version. Empty while they are not released. */
export function assembleInteriors(plan: ModelPlan, version: AssembledVersion): InteriorEntry[] {
  const { engine, tier, entry } = version
  if (engine.tierWithoutInteriors === tier) return []
  const look = cabinLook(plan, engine, tier)
  const offered = offeredUpholsteries(plan, tier)
  return offered.map(({ idColor, ...upholstery }) => {
    const seats = seatsPicture(seatsOf(plan.body), idColor)
    return {
      idColor,
      version: entry.id,
      designation: upholstery.name,
      colorChip: swatchPicture(idColor),
      panoramImg: interiorPanorama(look, idColor),
      image: interiorPicture(look, idColor),
      seatsImg: seats,
      gallery: [{ image: seats, title: `Bancos em ${upholstery.name}` }],
      factoryCode: upholstery.factoryCode,
      materialType: upholstery.material,
      price: tier === ALL_INCLUDED ? 0 : upholstery.price - (offered[0]?.price ?? 0),
    }
  })
}

/** What a trim can be upholstered in, with the one that its price includes first: the cheapest. */
function offeredUpholsteries(plan: ModelPlan, tier: Tier) {
  const offered = plan.upholsteries
    .map((idColor) => ({ idColor, ...UPHOLSTERIES[idColor] }))
    .filter(({ tiers }) => tiers[0] <= tier && tier <= tiers[1])
  const included = Math.min(...offered.map(({ price }) => price))
  const first = offered.find(({ price }) => price === included)
  return first ? [first, ...offered.filter((one) => one !== first)] : []
}
