import { lazy, Suspense, type ComponentType } from 'react'
import { hasDetails } from '../../domain/equipment/equipment-details.ts'
import type { Id } from '../../domain/units.ts'
import { importWithRetry, Nothing } from '../../ui/base/lazy-part.tsx'
import type { ItemInformationProps, StagePointsProps } from './item-information.tsx'

/**
 * A component of the chunk that only content sites with pictures or texts of equipment need: nobody preloads it.
 * @param OrElse Rendered until it has loaded, and if it cannot be loaded.
 */
function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  OrElse: ComponentType<Props>,
): ComponentType<Props> {
  const Awaited = lazy(async () => ({ default: await importWithRetry(load).catch(() => OrElse) }))
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<OrElse {...props} />}>
        <Awaited {...props} />
      </Suspense>
    )
  }
}

const NameOnly = ({ item }: ItemInformationProps) => item.name

const ItemDisclosure = onDemand<ItemInformationProps>(
  async () => (await import('./item-information.tsx')).ItemDisclosure,
  NameOnly,
)

/** The name of an item in a list. If there is a picture or a text, it opens them. */
export function ListedItem(props: ItemInformationProps) {
  return hasDetails(props.item, props.modelIds) ? <ItemDisclosure {...props} /> : props.item.name
}

export const StagePoints = onDemand<StagePointsProps>(
  async () => (await import('./item-information.tsx')).StagePoints,
  Nothing,
)

/** Pictures and text of an item. */
export const ItemInformation = onDemand<ItemInformationProps>(
  async () => (await import('./item-information.tsx')).ItemInformation,
  Nothing,
)

export const ItemModal = onDemand<{ readonly itemId: Id }>(
  async () => (await import('./item-information.tsx')).ItemModal,
  Nothing,
)
