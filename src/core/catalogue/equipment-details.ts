import { absoluteUrl, type ContentSite } from '../content-site/content-site.ts'
import { asWire, readId, readItems, readText, type Read, type Wire } from '../content-site/wire.ts'
import type { Equipment } from './catalogue.ts'
import type { Id } from '../values/units.ts'

export type EquipmentDetails = Read<typeof readDetails>

/** Reads what an entry of equipmentLst says besides name and type. Null if it says nothing. */
export function readDetails(site: ContentSite, wire: Wire) {
  const text = readText(wire.text)
  /** Of a picture that is right for every car. */
  const image = absoluteUrl(site, readText(wire.image))
  const models = readItems(wire.models, (entry) => readOnModel(site, entry))
  return text === null && image === null && models.length === 0 ? null : { text, image, models }
}

/** Null without a model, or with neither picture nor points. */
function readOnModel(site: ContentSite, wire: Wire) {
  const modelId = readId(wire.modelID)
  /** Null if the item has no picture of its own on this model. */
  const image = absoluteUrl(site, readText(wire.image))
  /** Where the item is, by frame of the turn. Frames that do not show it are missing. */
  const points = readPoints(wire.points)
  return modelId === null || (image === null && points.size === 0)
    ? null
    : { modelId, image, points }
}

/** Reads points by frame. Skips those that are not on a frame of a turn or not inside of the picture. */
export function readPoints(value: unknown): ReadonlyMap<number, PicturePoint> {
  const points = new Map<number, PicturePoint>()
  for (const [frame, entry] of Object.entries(asWire(value))) {
    const point = readPoint(entry)
    if (isFrameIndex(frame) && point !== null) points.set(Number(frame), point)
  }
  return points
}

/** Whether a text can be the index of a frame. */
export function isFrameIndex(text: string): boolean {
  return /^(0|[1-9]\d{0,3})$/.test(text)
}

export type PicturePoint = Read<typeof readPoint>

/** Reads a point: two fractions of the picture, from 0 to 1, from its left upper corner. Null if it is anything else. */
export function readPoint(value: unknown) {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [x, y] = value as readonly unknown[]
  return isFraction(x) && isFraction(y) ? { x, y } : null
}

function isFraction(share: unknown): share is number {
  return typeof share === 'number' && share >= 0 && share <= 1
}

/** An item of equipment, as far as this folder needs it. */
export type DetailedItem = Omit<Equipment, 'typeId' | 'replacesId'>

/** A picture of an item, and the model that it shows; null for a picture that is right for every car. */
interface ItemPicture {
  readonly image: string
  readonly modelId: Id | null
}

/**
 * The pictures of an item for cars of these models: each model's own, and the general one for those without. Each picture
 * once, in the order of the models. Empty without any.
 */
export function picturesOf(
  { details }: DetailedItem,
  modelIds: readonly Id[],
): readonly ItemPicture[] {
  const pictures = new Map<string, ItemPicture>()
  for (const modelId of modelIds) {
    const ofModel = details?.models.find((model) => model.modelId === modelId)?.image ?? null
    const image = ofModel ?? details?.image ?? null
    if (image !== null && !pictures.has(image))
      pictures.set(image, { image, modelId: ofModel === null ? null : modelId })
  }
  return [...pictures.values()]
}

/** Whether there is something to show about an item on cars of these models: a text or a picture. */
export function hasDetails(item: DetailedItem, modelIds: readonly Id[]): boolean {
  return Boolean(item.details?.text) || picturesOf(item, modelIds).length > 0
}
