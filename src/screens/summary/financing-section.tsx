import { useEffect, useRef, useState } from 'react'
import { siteLanguage } from '../../labels/site-language.ts'
import { afterPaint } from '../../browser/page.ts'
import { updateSimulation } from '../../store/acting/simulate-loan.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { selectContentConfig } from '../../store/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectPricing, selectSimulationStatus } from '../../store/offer/pricing.ts'
import { selectCreditType } from '../../store/offer/simulation.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import { Fold } from '../../ui/primitives/accordion.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import financingCss from '../../ui/summary/financing.css?inline'
import { CREDIT_NAMES } from '../shared/offer/offer-words.ts'
import { useCampaignEnd } from '../shared/use-campaign-end.tsx'
import { useText } from '../shared/use-text.tsx'
import { CreditForm } from './credit-form.tsx'
import { SimulationPanel } from './simulation-panel.tsx'

/** The back office's financing text and, if the content config enables simulation, the financing section (spec §2). */
export function FinancingSection() {
  useStyles(financingCss)
  const t = useText()
  const hasSimulation = useSelect((state) => selectContentConfig(state).hasSimulation)
  const type = useSelect(selectCreditType)
  const status = useSelect(selectSimulationStatus)
  const text = useSelect((state) => selectBackOffice(state, 'summary'))
  const campaignEnd = useCampaignEnd()
  if (!hasSimulation && !text) return null
  const isEmpty = status === 'failed' || status === 'none'
  const value = t(isEmpty ? 'simulationEmpty' : CREDIT_NAMES[type])
  const fold = (
    <Fold isWide title={t('financing')} value={hasSimulation ? value : null}>
      <div className="rich">
        {text?.title && text.title !== t('financing') && (
          <h4 lang={siteLanguage()}>{text.title}</h4>
        )}
        {text && <SanitisedHtml html={text.content} />}
        {campaignEnd && type === 'CREDIT' && <p>{campaignEnd}</p>}
      </div>
      {hasSimulation && <Simulation />}
    </Fold>
  )
  return hasSimulation ? <section aria-label={t('financing')}>{fold}</section> : fold
}

/** Delay between the last movement of a slider and a simulation that follows it, in milliseconds. */
const LIVE_DELAY_MS = 400

/** The form, and its result beside or below it. */
function Simulation() {
  const store = useConfiguratorStore()
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const toggle = (isOpening: boolean): void => {
    setIsOpen(isOpening)
    // Open, it stands below the form instead of at the edge of the screen.
    if (isOpening) afterPaint(() => heading.current?.scrollIntoView({ block: 'nearest' }))
  }
  const update = () =>
    afterPaint(() => {
      void updateSimulation(store)
      setIsOpen(true)
      // The button is disabled once the result is loaded and would lose the focus: move it to the heading.
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'nearest' })
    })
  const sliders = useSelect((state) => selectPricing(state).sliders)
  const isOutdated = useSelect((state) => selectPricing(state).isOutdated)
  const needsUpdate = useSelect((state) => selectPricing(state).needsUpdate)
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
