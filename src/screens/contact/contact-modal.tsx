import type { LeadKind } from '../../domain/leads/lead-form.ts'
import { useActions, useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { leadSettings } from '../../store/leads/lead.ts'
import { isSettled } from '../../store/catalogue/lists.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { useBuildCode } from '../builds/use-build-code.tsx'
import { ListState } from '../shared/list-state.tsx'
import { useText } from '../shared/use-text.tsx'
import { DealerMail, MailAnybody } from './dealer-mail.tsx'
import { ContactForm } from './contact-form.tsx'

const TITLES = {
  proposal: 'contactTitle',
  'test-drive': 'bookTestDrive',
  'configuration-email': 'formEmailTitle',
} as const

interface ContactModalProps {
  readonly purpose: LeadKind
}

/**
 * One of the three forms (spec §2, modals). If the back office has no form URL, offers a message in the buyer's mail
 * program instead.
 */
export function ContactModal({ purpose }: ContactModalProps) {
  const t = useText()
  const actions = useActions()
  const store = useConfiguratorStore()
  const form = useSelect((state) => selectBackOffice(state, 'form'))
  // The lead carries the code of a finished configuration, also from a step that does not show it.
  useBuildCode()
  const isKnown = useSelect(({ site }) => isSettled(site.backOffice))
  const dialog = {
    title: t(TITLES[purpose]),
    closeLabel: t('close'),
    onClose: actions.closeModal,
  }
  const settings = leadSettings(store, form)
  if (settings !== null)
    return (
      <FormDialog {...dialog}>
        <ContactForm key={purpose} kind={purpose} settings={settings} />
      </FormDialog>
    )
  return (
    <Modal {...dialog}>
      <ListState
        status={isKnown ? 'ready' : 'loading'}
        failedLabel="failedDealers"
        skeleton={<i className="sk" />}
      >
        {purpose === 'configuration-email' ? (
          <MailAnybody />
        ) : (
          <DealerMail isTestDrive={purpose === 'test-drive'} />
        )}
      </ListState>
    </Modal>
  )
}
