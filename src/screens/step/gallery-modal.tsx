import { lockScroll } from '../../browser/scroll-lock.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/journey/selectors.ts'
import { Modal } from '../../ui/modal.tsx'
import { useText } from '../use-text.tsx'
import { CarView, type Side } from './car-view.tsx'

/** The car in the whole window (spec §2, fullscreen modal). */
export function GalleryModal({ side }: { readonly side: Side }) {
  const t = useText()
  const actions = useActions()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <Modal
      title={t('galleryTitle', { model })}
      closeLabel={t('close')}
      onClose={actions.closeModal}
      lockScroll={lockScroll}
      size="gallery"
    >
      <CarView side={side} />
    </Modal>
  )
}
