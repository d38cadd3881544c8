import { formatMonthlyPayment, formatPrice, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectEngine,
  selectExterior,
  selectInterior,
  selectModel,
  selectVersion,
} from '../../store/flow/selectors.ts'
import { useOffer } from './use-offer.tsx'
import { useShareLink } from './use-share-link.tsx'
import { useText } from './use-text.tsx'

/** The configuration as plain text with its link, for an email. */
export function useMailBody(): string {
  const t = useText()
  const shown = useOffer()
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name)
  const engine = useSelect((state) => selectEngine(state)?.name)
  const version = useSelect((state) => selectVersion(state)?.name)
  const exterior = useSelect((state) => selectExterior(state)?.name)
  const interior = useSelect((state) => selectInterior(state)?.name)
  const line = (label: string, value: string | undefined): string | null =>
    value ? `${label}: ${value}` : null
  return [
    line(t('lineModel'), model),
    line(t('lineEngine'), engine),
    line(t('lineVersion'), version),
    line(t('lineExterior'), exterior),
    line(t('lineInterior'), interior),
    line(t('totalPriceFrom'), formatPrice(shown?.price ?? null)),
    line(t('rent'), formatMonthlyPayment(shown?.monthlyPayment ?? null)),
    line(t('taeg'), formatTaeg(shown?.taeg ?? null)),
    link,
  ]
    .filter((text) => text !== null)
    .join('\r\n')
}

/** Builds a `mailto:` URL; `to` may be empty. */
export function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
