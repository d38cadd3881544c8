import type { LeadKind } from '../../domain/leads/lead-form.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { leadSettings } from '../../store/leads/lead.ts'
import { isSettled } from '../../store/catalogue/lists.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useBuildCode } from '../builds/use-build-code.tsx'
import { ListState } from '../shared/list-state.tsx'
import { OwnModal } from '../shared/own-modal.tsx'
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
  const store = useConfiguratorStore()
  const form = useSelect((state) => selectBackOffice(state, 'form'))
  // The lead carries the code of a finished configuration, also from a step that does not show it.
  useBuildCode()
  const isKnown = useSelect(({ site }) => isSettled(site.backOffice))
  const title = t(TITLES[purpose])
  const settings = leadSettings(store, form)
  if (settings !== null)
    return (
      <OwnModal key="form" size="form" title={title}>
        <ContactForm key={purpose} kind={purpose} settings={settings} />
      </OwnModal>
    )
  return (
    <OwnModal title={title}>
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
    </OwnModal>
  )
}
