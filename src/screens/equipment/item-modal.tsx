import type { Id } from '../../domain/units.ts'
import { useSelect } from '../../store/context.tsx'
import { StoreModal } from '../shared/store-modal.tsx'
import { ItemInformation } from './item-information.tsx'

/** What a point on the car is about. */
export function ItemModal({ itemId }: { readonly itemId: Id }) {
  const item = useSelect((state) => state.site.equipment?.data?.find(({ id }) => id === itemId))
  const modelId = useSelect(({ configuration }) => configuration.modelId)
  return (
    item &&
    modelId !== null && (
      <StoreModal title={item.name}>
        <ItemInformation item={item} modelIds={[modelId]} />
      </StoreModal>
    )
  )
}
