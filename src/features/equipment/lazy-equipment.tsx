import { Suspense, type ComponentType } from 'react'
import { hasDetails } from '../../core/catalogue/equipment-details.ts'
import { lazyPart, Nothing, type RetryProps } from '../../ui/base/lazy-part.tsx'
import { UnexpectedState } from '../../ui/states/empty-state.tsx'
import type * as Parts from './item-information.tsx'

/**
 * A component of the chunk that only content sites with pictures or texts of equipment need: nobody preloads it.
 * @param Waiting Rendered until it has loaded.
 * @param OrElse Rendered if it cannot be loaded.
 */
function onDemand<Props extends object>(
  pick: (parts: typeof Parts) => ComponentType<Props>,
  OrElse: ComponentType<Props & RetryProps>,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazyPart(async () => pick(await import('./item-information.tsx')), OrElse, Nothing)
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const NameOnly = ({ item }: Parts.ItemInformationProps) => <span>{item.name}</span>

const ItemDisclosure = onDemand((parts) => parts.ItemDisclosure, NameOnly, NameOnly)

/** The name of an item in a list. If there is a picture or a text, it opens them. */
export function ListedItem(props: Parts.ItemInformationProps) {
  const Shown = hasDetails(props.item, props.modelIds) ? ItemDisclosure : NameOnly
  return <Shown {...props} />
}

export const StagePoints = onDemand((parts) => parts.StagePoints, Nothing)

/** Pictures and text of an item. */
export const ItemInformation = onDemand((parts) => parts.ItemInformation, UnexpectedState)

export const ItemModal = onDemand((parts) => parts.ItemModal, UnexpectedState)
