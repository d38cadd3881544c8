import { useActions } from '../../store/context.tsx'
import { Modal, type ModalProps } from '../../ui/dialog/modal.tsx'
import { useText } from './use-text.tsx'

/** The open modal of the state, which its close button and Escape close. */
export function OwnModal(props: Omit<ModalProps, 'closeLabel' | 'onClose'>) {
  const t = useText()
  const { closeModal } = useActions()
  return <Modal {...props} closeLabel={t('close')} onClose={closeModal} />
}
