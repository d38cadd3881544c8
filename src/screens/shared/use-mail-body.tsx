import { useShallow } from 'zustand/react/shallow'
import { CHOICE_KINDS } from '../../domain/steps/choice-steps.ts'
import { formatMoney, formatPrice, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItems, selectModel } from '../../store/configuration/chosen-items.ts'
import { useConfiguredWltp } from '../legal/configured-wltp.tsx'
import { useCreditText } from '../legal/credit-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { CHOICE_LABELS } from './step-labels.ts'
import { useOffer } from './offer/use-offer.tsx'
import { useShareLink } from './use-share-link.tsx'
import { useText } from './use-text.tsx'

/** The configuration as plain text with its link, for an email. */
export function useMailBody(): string {
  const t = useText()
  const shown = useOffer()
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name)
  const items = useSelect(useShallow(selectItems))
  const wltp = useConfiguredWltp()
  const credit = useCreditText()
  const line = (label: string, value: string | undefined): string | null =>
    value ? `${label}: ${value}` : null
  return [
    line(t('lineModel'), model),
    ...CHOICE_KINDS.map((kind) => line(t(CHOICE_LABELS[kind].line), items[kind]?.name)),
    line(t('totalPriceFrom'), formatPrice(shown?.price ?? null)),
    line(t('rent'), formatMoney(shown?.monthlyPayment ?? null)),
    line(t('taeg'), formatTaeg(shown?.taeg ?? null)),
    shown?.monthlyPayment ? credit : null,
    ...(wltp ? wltpRows(t, wltp) : []).map(({ label, value }) => line(label, value ?? '')),
    link,
  ]
    .filter((text) => text !== null)
    .join('\r\n')
}

/** Builds a `mailto:` URL; `to` may be empty. */
export function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
