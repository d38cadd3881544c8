import { useState } from 'react'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectDealers } from './lead.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import formCss from '../../ui/form/form.css?inline'
import { useStyles } from '../../ui/base/element-context.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { PLACES } from '../../core/offer/figures.ts'
import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { useConfiguredWltp } from '../legal/wltp-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { useCreditText } from '../legal/credit-block.tsx'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import { useCampaignEnd, usePriceValidity } from '../../ui/offer/use-last-day.tsx'
import { useShareLink } from '../../ui/share/link-tools.tsx'

/** The dealers of a district, each with a mail link that contains the configuration. */
export function DealerMail({ isTestDrive }: { readonly isTestDrive: boolean }) {
  useStyles(formCss)
  const t = useText()
  const [districtId, setDistrictId] = useState('')
  const network = useSelect((state) => state.site.dealers)
  const dealers = useSelect(selectDealers).filter((dealer) => dealer.districtId === districtId)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const purpose = isTestDrive ? 'TestDrive' : 'Proposal'
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
      <div className="stack" role="status">
        {districtId !== '' && dealers.length === 0 && <p>{t('contactNone')}</p>}
        {dealers.map(({ id, name, email }) =>
          email === null ? (
            <p key={id}>{name}</p>
          ) : (
            <MailLink
              key={id}
              to={email}
              subject={t(`contactSubject${purpose}`, { model })}
              opening={[t('contactGreeting'), '', t(`contactAsk${purpose}`), '']}
            >
              {t('contactWrite', { dealer: name })}
            </MailLink>
          ),
        )}
      </div>
    </ListState>
  )
}

/** A message to nobody in particular. */
export function MailAnybody() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <>
      <p>{t('contactIntro')}</p>
      <MailLink to="" subject={t('contactSubjectShare', { model })} opening={[]}>
        {t('contactMail')}
      </MailLink>
    </>
  )
}

interface MailLinkProps {
  readonly to: string
  readonly subject: string
  /** Lines before the configuration. */
  readonly opening: readonly string[]
  readonly children: string
}

/** Opens the buyer's mail program with a message that contains the configuration. */
function MailLink({ to, subject, opening, children }: MailLinkProps) {
  const body = [...opening, useConfigurationText()].join('\r\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <ButtonLink href={`mailto:${encodeURIComponent(to)}?${query}`} isWide>
      {children}
    </ButtonLink>
  )
}

/** The configuration as plain text with its link. */
function useConfigurationText(): string {
  const t = useText()
  const shown = useSelect(selectOffer)
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name)
  const items = useSelect(selectChosenItems)
  const wltp = useConfiguredWltp()
  const credit = useCreditText()
  const validity = usePriceValidity()
  const campaignEnd = useCampaignEnd()
  const line = (label: string, value: string | null | undefined) =>
    value ? `${label}: ${value}` : ''
  return [
    line(t('lineModel'), model),
    ...CHOICE_KINDS.map((kind) => line(t(choiceLabels(kind).line), items[kind]?.name)),
    ...(shown
      ? figureList(t, PLACES.total, shown).map(({ label, value }) => line(label, value))
      : []),
    shown && validity,
    shown?.monthlyPayment && shown.creditType === 'CREDIT' && campaignEnd,
    shown?.monthlyPayment && credit,
    ...(wltp ? wltpRows(t, wltp).map(({ label, value }) => line(label, value)) : []),
    link,
  ]
    .filter(Boolean)
    .join('\r\n')
}
