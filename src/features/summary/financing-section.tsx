import { formatEuros, formatMoney, formatTaeg } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { selectBackOffice, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { readSection } from '../../core/content-site/values.ts'
import { selectContentConfig } from '../../core/catalogue/lists.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectPricing, selectSimulationStatus, type ShownOffer } from '../../core/offer/pricing.ts'
import { selectCreditType } from '../../core/offer/simulation.ts'
import { Disclosure } from '../../ui/primitives/accordion.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { useCampaignEnd } from '../../ui/offer/use-last-day.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Simulation } from './simulation.tsx'

/** The back office's financing text and, if the content config enables simulation, the financing section (spec §2). */
export function FinancingSection() {
  const t = useText()
  const hasSimulation = useSelect((state) => selectContentConfig(state).hasSimulation)
  const type = useSelect(selectCreditType)
  const status = useSelect(selectSimulationStatus)
  const text = useSelect((state) => selectBackOffice(state, 'resumePage', readSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  const campaignEnd = useCampaignEnd()
  const { isOutdated, offer } = useSelect(selectPricing)
  if (!hasSimulation && !text) return null
  const terms = offer && !isOutdated && termsInShort(t, offer)
  const empty =
    (status === 'failed' && 'explainUnquoted') || (status === 'none' && 'simulationEmpty')
  const value = empty ? t(empty) : terms || t(CREDIT_NAMES[type])
  const fold = (
    <Disclosure isWide title={t('financing')} value={hasSimulation ? value : null}>
      <div className="rich">
        {text?.title && text.title !== t('financing') && <h4 lang={siteLanguage}>{text.title}</h4>}
        {text && <SanitisedHtml html={text.content} />}
        {campaignEnd && type === 'CREDIT' && <p>{campaignEnd}</p>}
      </div>
      {hasSimulation && <Simulation />}
    </Disclosure>
  )
  return hasSimulation ? <section aria-label={t('financing')}>{fold}</section> : fold
}

/** '363,62 €/mês, TAEG 8,3%, 96 meses, entrada 6 000 €'. Null while any of them is unknown. */
function termsInShort(t: Translate, offer: ShownOffer): string | null {
  const { downPayment, nrPayments: n } = offer
  const rent = formatMoney(offer.monthlyPayment)
  const taeg = formatTaeg(offer.taeg)
  if (offer.isPending || !rent || !taeg || !n || downPayment === null) return null
  return t('financingValue', { rent, taeg, n, entry: formatEuros(downPayment) })
}
