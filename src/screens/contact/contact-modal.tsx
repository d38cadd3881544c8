import { useId, useState } from 'react'
import { lockScroll } from '../../browser/scroll-lock.ts'
import type { Dealer } from '../../domain/catalogue.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/journey/selectors.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ListState } from '../step/list-state.tsx'
import { mailAddress, useMailBody } from '../use-mail-body.tsx'
import { useText } from '../use-text.tsx'

interface ContactModalProps {
  readonly purpose: 'proposal' | 'test-drive'
}

/** The dealers of a district, each with a message that carries the configuration. */
export function ContactModal({ purpose }: ContactModalProps) {
  const t = useText()
  const actions = useActions()
  const isTestDrive = purpose === 'test-drive'
  return (
    <Modal
      title={t(isTestDrive ? 'contactTestDrive' : 'contactTitle')}
      closeLabel={t('close')}
      onClose={actions.closeModal}
      lockScroll={lockScroll}
    >
      <p>{t('contactIntro')}</p>
      <DealerChoice isTestDrive={isTestDrive} />
    </Modal>
  )
}

function DealerChoice({ isTestDrive }: { readonly isTestDrive: boolean }) {
  const t = useText()
  const selectId = useId()
  const [districtId, setDistrictId] = useState('')
  const network = useSelect((state) => state.site.dealers)
  const dealers = network?.data?.dealers.filter((dealer) => dealer.districtId === districtId) ?? []
  return (
    <ListState status={network?.status ?? 'idle'} skeleton={<i className="sk" />}>
      <div className="field">
        <label htmlFor={selectId}>{t('contactDistrict')}</label>
        <select
          id={selectId}
          value={districtId}
          onChange={(event) => setDistrictId(event.target.value)}
        >
          <option value="">{t('contactChooseDistrict')}</option>
          {network?.data?.districts.map((district) => (
            <option key={district.id} value={district.id}>
              {district.name}
            </option>
          ))}
        </select>
      </div>
      <div className="list" role="status">
        {districtId !== '' && dealers.length === 0 && <p>{t('contactNone')}</p>}
        {dealers.map((dealer) => (
          <DealerLink key={dealer.id} dealer={dealer} isTestDrive={isTestDrive} />
        ))}
      </div>
    </ListState>
  )
}

interface DealerLinkProps {
  readonly dealer: Dealer
  readonly isTestDrive: boolean
}

function DealerLink({ dealer, isTestDrive }: DealerLinkProps) {
  const t = useText()
  const lines = useMailBody()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const subject = t(isTestDrive ? 'contactSubjectTestDrive' : 'contactSubjectProposal', { model })
  const request = t(isTestDrive ? 'contactAskTestDrive' : 'contactAskProposal')
  const body = [t('contactGreeting'), '', request, '', lines].join('\r\n')
  if (dealer.email === null) return <p>{dealer.name}</p>
  return (
    <ButtonLink href={mailAddress(dealer.email, subject, body)} isWide>
      {t('contactWrite', { dealer: dealer.name })}
    </ButtonLink>
  )
}
