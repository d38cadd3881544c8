import { picturesOf, type DetailedItem } from '../../domain/equipment/equipment-details.ts'
import type { Id } from '../../domain/units.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { useSelect } from '../../store/context.tsx'
import { ItemDetail } from '../../ui/equipment/item-detail.tsx'
import { useText } from '../shared/use-text.tsx'

export interface ItemInformationProps {
  readonly item: DetailedItem
  /** The models whose cars it is about. */
  readonly modelIds: readonly Id[]
}

/** Pictures and text of an item. Where it is about cars of several models, a picture says which one it shows. */
export function ItemInformation({ item, modelIds }: ItemInformationProps) {
  const t = useText()
  const models = useSelect(selectModels)
  const nameOf = (modelId: Id | null) => models.find(({ id }) => id === modelId)?.name ?? null
  return (
    <ItemDetail
      text={item.details?.text ?? null}
      pictures={picturesOf(item, modelIds).map(({ image, modelId }) => ({
        image,
        alt: item.name,
        caption: modelIds.length > 1 ? nameOf(modelId) : null,
        failed: t('noPicture', { model: item.name }),
      }))}
    />
  )
}
