import type { Equipment } from './catalogue.ts'
import type { Id } from '../values/units.ts'

export type { PicturePoint } from './read-equipment-details.ts'

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
