import { useConfiguratorStore } from '../../core/store/context.tsx'
import { Modal, type ModalProps } from './modal.tsx'
import { useText } from '../text/use-text.tsx'

/** The modal that the store keeps open: its close button and Escape close it there. */
export function StoreModal(props: Omit<ModalProps, 'closeLabel' | 'onClose'>) {
  const t = useText()
  const { closeModal } = useConfiguratorStore().actions
  return <Modal {...props} closeLabel={t('close')} onClose={closeModal} />
}
