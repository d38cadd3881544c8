import type { Feature } from '../../ui/base/slots.tsx'
import type { Id } from '../../core/values/units.ts'
import { ItemInformation, ItemModal, ListedItem } from './lazy-equipment.tsx'
import { selectCarPoints } from './car-points.tsx'

declare module '../../core/store/state.ts' {
  interface Modals {
    readonly 'equipment-item': { readonly itemId: Id }
  }
}

export const equipment: Feature = {
  name: 'equipment',
  slots: { 'item-name': ListedItem, 'item-information': ItemInformation },
  dialogs: { 'equipment-item': ItemModal },
  carPoints: selectCarPoints,
}
