import { useState } from 'react'
import type { Dealer } from '../../core/catalogue/catalogue.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectDealers } from './lead.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import formCss from '../../ui/form/form.css?inline'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { PLACES } from '../../core/offer/figures.ts'
import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { useConfiguredWltp } from '../legal/configured-wltp.tsx'
import { useCreditText } from '../legal/credit-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { choiceLabels } from '../../ui/offer/choice-labels.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import { useCampaignEnd, usePriceValidity } from '../../ui/offer/use-last-day.tsx'
import { useShareLink } from '../../ui/share/use-share-link.tsx'

/** The dealers of a district, each with a mail link that contains the configuration. */
export function DealerMail({ isTestDrive }: { readonly isTestDrive: boolean }) {
  useStyles(formCss)
  const t = useText()
  const [districtId, setDistrictId] = useState('')
  const network = useSelect((state) => state.site.dealers)
  const dealers = useSelect(selectDealers).filter((dealer) => dealer.districtId === districtId)
  return (
    <ListState status={network?.status ?? 'idle'} failedLabel="failedDealers">
      <p>{t('contactIntro')}</p>
      <SelectField
        label={t('formDistrict')}
        placeholder={t('formChooseDistrict')}
        options={network?.data?.districts ?? []}
        value={districtId}
        onChange={(event) => setDistrictId(event.target.value)}
      />
      <Stack role="status">
        {districtId !== '' && dealers.length === 0 && <p>{t('contactNone')}</p>}
        {dealers.map((dealer) => (
          <DealerLink key={dealer.id} dealer={dealer} isTestDrive={isTestDrive} />
        ))}
      </Stack>
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

/** Opens the buyer's mail program with a message that contains the configuration. */
export function MailAnybody() {
  const t = useText()
  const body = useMailBody()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <>
      <p>{t('contactIntro')}</p>
      <ButtonLink href={mailAddress('', t('contactSubjectShare', { model }), body)} isWide>
        {t('contactMail')}
      </ButtonLink>
    </>
  )
}

/** The configuration as plain text with its link, for an email. */
function useMailBody(): string {
  const t = useText()
  const shown = useSelect(selectOffer)
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name)
  const items = useSelect(selectChosenItems)
  const wltp = useConfiguredWltp()
  const credit = useCreditText()
  const validity = usePriceValidity()
  const campaignEnd = useCampaignEnd()
  const line = (label: string, value: string | null | undefined): string | null =>
    value ? `${label}: ${value}` : null
  return [
    line(t('lineModel'), model),
    ...CHOICE_KINDS.map((kind) => line(t(choiceLabels(kind).line), items[kind]?.name)),
    ...(shown ? figureList(t, PLACES.total, shown) : []).map(({ label, value }) =>
      line(label, value),
    ),
    ...(shown ? [validity] : []),
    ...(shown?.monthlyPayment ? [shown.creditType === 'CREDIT' && campaignEnd, credit] : []),
    ...(wltp ? wltpRows(t, wltp) : []).map(({ label, value }) => line(label, value)),
    link,
  ]
    .filter(Boolean)
    .join('\r\n')
}

/** Builds a `mailto:` URL; `to` may be empty. */
function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
