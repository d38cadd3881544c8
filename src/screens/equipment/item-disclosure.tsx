import { Disclosure } from '../../ui/equipment/disclosure.tsx'
import { ItemInformation, type ItemInformationProps } from './item-information.tsx'

/** The name of an item, which opens its pictures and text. */
export function ItemDisclosure(props: ItemInformationProps) {
  return (
    <Disclosure title={props.item.name}>
      <ItemInformation {...props} />
    </Disclosure>
  )
}
