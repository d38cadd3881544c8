import { useShallow } from 'zustand/react/shallow'
import { PLACES } from '../../domain/figures/figures.ts'
import { CHOICE_KINDS } from '../../domain/steps/choice-steps.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItems, selectModel } from '../../store/configuration/chosen-items.ts'
import { useConfiguredWltp } from '../legal/configured-wltp.tsx'
import { useCreditText } from '../legal/credit-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { figureList } from './offer/offer-words.ts'
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
  const line = (label: string, value: string | null | undefined): string | null =>
    value ? `${label}: ${value}` : null
  return [
    line(t('lineModel'), model),
    ...CHOICE_KINDS.map((kind) => line(t(choiceLabels(kind).line), items[kind]?.name)),
    ...(shown ? figureList(t, PLACES.total, shown) : []).map(({ label, value }) =>
      line(label, value),
    ),
    shown?.monthlyPayment ? credit : null,
    ...(wltp ? wltpRows(t, wltp) : []).map(({ label, value }) => line(label, value)),
    link,
  ]
    .filter((text) => text !== null)
    .join('\r\n')
}

/** Builds a `mailto:` URL; `to` may be empty. */
export function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
