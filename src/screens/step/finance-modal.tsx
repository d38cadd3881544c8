import { lockScroll } from '../../browser/scroll-lock.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { Modal } from '../../ui/modal.tsx'
import { TrustedHtml } from '../../ui/trusted-html.tsx'
import { RepresentativeExample } from '../summary/representative-example.tsx'
import { useText } from '../use-text.tsx'

/** Price and financing legal details, behind every info icon (spec §2). */
export function FinanceModal() {
  const t = useText()
  const actions = useActions()
  const finance = useSelect((state) => selectBackOffice(state, 'finance'))
  return (
    <Modal
      title={finance?.title || t('financingTitle')}
      closeLabel={t('close')}
      onClose={actions.closeModal}
      lockScroll={lockScroll}
    >
      {finance?.content ? <TrustedHtml html={finance.content} /> : <p>{t('financingFallback')}</p>}
      <RepresentativeExample />
    </Modal>
  )
}
