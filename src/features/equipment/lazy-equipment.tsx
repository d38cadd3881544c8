import { Suspense, type ComponentType } from 'react'
import { hasDetails } from '../../core/catalogue/equipment-details.ts'
import type { Id } from '../../core/values/units.ts'
import { lazyPart, Nothing, type RetryProps } from '../../ui/base/lazy-part.tsx'
import { UnexpectedState } from '../../ui/states/failed-state.tsx'
import type { ItemInformationProps, StagePointsProps } from './item-information.tsx'

/**
 * A component of the chunk that only content sites with pictures or texts of equipment need: nobody preloads it.
 * @param Waiting Rendered until it has loaded.
 * @param OrElse Rendered if it cannot be loaded.
 */
function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
  OrElse: ComponentType<Props & RetryProps>,
): ComponentType<Props> {
  const Part = lazyPart(load, OrElse, Nothing)
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const NameOnly = ({ item }: ItemInformationProps) => <span>{item.name}</span>

const ItemDisclosure = onDemand<ItemInformationProps>(
  async () => (await import('./item-information.tsx')).ItemDisclosure,
  NameOnly,
  NameOnly,
)

/** The name of an item in a list. If there is a picture or a text, it opens them. */
export function ListedItem(props: ItemInformationProps) {
  const Shown = hasDetails(props.item, props.modelIds) ? ItemDisclosure : NameOnly
  return <Shown {...props} />
}

export const StagePoints = onDemand<StagePointsProps>(
  async () => (await import('./item-information.tsx')).StagePoints,
  Nothing,
  Nothing,
)

/** Pictures and text of an item. */
export const ItemInformation = onDemand<ItemInformationProps>(
  async () => (await import('./item-information.tsx')).ItemInformation,
  Nothing,
  UnexpectedState,
)

export const ItemModal = onDemand<{ readonly itemId: Id }>(
  async () => (await import('./item-information.tsx')).ItemModal,
  Nothing,
  UnexpectedState,
)
