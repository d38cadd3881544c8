import { useEffect, useRef, useState } from 'react'
import { formatEuros } from '../../core/formats/format-money.ts'
import { formatMoney, formatTaeg } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { revealAfterPaint } from '../../platform/reveal.ts'
import { updateSimulation } from '../../core/offer/simulate-loan.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readSection } from '../../core/content-site/read-section.ts'
import { selectSiteLanguage } from '../../core/catalogue/site-language.ts'
import { selectContentConfig } from '../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectPricing, selectSimulationStatus, type ShownOffer } from '../../core/offer/pricing.ts'
import { selectCreditType } from '../../core/offer/simulation.ts'
import { Disclosure } from '../../ui/primitives/accordion.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { useCampaignEnd } from '../../ui/offer/use-last-day.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CreditForm } from './credit-form.tsx'
import { SimulationPanel } from './simulation-panel.tsx'

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
  const isEmpty = status === 'failed' || status === 'none'
  const terms = offer && !isOutdated && termsInShort(t, offer)
  const value = isEmpty ? t('simulationEmpty') : terms || t(CREDIT_NAMES[type])
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

/** Delay between the last movement of a slider and a simulation that follows it, in milliseconds. */
const LIVE_DELAY_MS = 400

/** The form, and its result beside or below it. */
function Simulation() {
  const store = useConfiguratorStore()
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const toggle = (isOpening?: boolean): void => {
    setIsOpen((is) => isOpening ?? !is)
    // Open, it stands below the form instead of at the edge of the screen.
    revealAfterPaint(() => heading.current)
  }
  const update = (): void => {
    void updateSimulation(store)
    setIsOpen(true)
    // The button is disabled once the result is loaded and would lose the focus: move it to the heading.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const { sliders, isOutdated, needsUpdate } = useSelect(selectPricing)
  useEffect(() => {
    if (!isOutdated || needsUpdate) return
    const timer = setTimeout(() => void updateSimulation(store), LIVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOutdated, needsUpdate, sliders, store])
  return (
    <div className="financing">
      <CreditForm onUpdate={update} />
      <SimulationPanel headingRef={heading} isOpen={isOpen} onToggle={toggle} onUpdate={update} />
    </div>
  )
}
