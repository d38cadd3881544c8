import { useEffect, useRef, useState } from 'react'
import { downloadPdf, pdfName } from './download-pdf.ts'
import { CreditForm } from './credit-form.tsx'
import { revealAfterPaint } from '../../platform/scroll.ts'
import { logFailure } from '../../platform/log.ts'
import { createObserver } from '../../platform/observers.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { formatMoney, formatTaeg } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectPricing, selectQuote, selectSimulationStatus } from '../../core/offer/pricing.ts'
import { selectCreditType } from '../../core/offer/simulation.ts'
import { retrySimulation, updateSimulation } from '../../core/offer/simulate-loan.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { creditFigures, Figures } from '../../ui/offer/figures.tsx'
import { SummaryIcon } from '../../ui/primitives/summary-icon.tsx'
import { Message } from '../../ui/primitives/message.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { useInView } from './summary-card.tsx'
import { useIsMobile } from '../../ui/base/element-context.tsx'
import { usePull } from '../steps/layout/use-sheet-drag.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useProduct } from '../../ui/offer/use-line-up.tsx'
import { useQuoteRetry } from '../../ui/offer/use-explanation.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** Delay between the last movement of a slider and a simulation that follows it, in milliseconds. */
const LIVE_DELAY_MS = 400

/**
 * The form, and 'Simulação Financeira:' with the content site's figures, or the reason why there are none (spec §2, §8):
 * a card beside the form; on mobile below it, its head a sheet at the edge of the window until its place is reached.
 */
export function Simulation() {
  const t = useText()
  const store = useConfiguratorStore()
  const { offer: shown, sliders, isOutdated, needsUpdate } = useSelect(selectPricing)
  const status = useSelect(selectSimulationStatus)
  const initialExpenses = useSelect((state) => selectQuote(state)?.initialExpenses ?? 0)
  const type = t(CREDIT_NAMES[useSelect(selectCreditType)])
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(true)
  const [isBelow, setIsBelow] = useState(true)
  const isStuck = isMobile && isBelow
  const isExpanded = isOpen && !isStuck
  const heading = useRef<HTMLHeadingElement>(null)
  const setExpanded = (isOpening: boolean): void => {
    setIsOpen(isOpening)
    revealAfterPaint(() => heading.current)
  }
  const pull = usePull((isUp) => isUp !== isExpanded && setExpanded(isUp))
  const ref = useRef<HTMLElement>(null)
  useInView(ref)
  const watchHead = (head: HTMLElement | null) => {
    // Stuck, its last pixel is below the window. Of its width, all counts as seen.
    const observer = createObserver(
      'IntersectionObserver',
      (entries) => {
        for (const { target, intersectionRatio: seen, boundingClientRect: box } of entries)
          setIsBelow(seen < 1 && box.top >= 0 && getComputedStyle(target).position === 'sticky')
      },
      { rootMargin: '0px 99px', threshold: [0, 1] },
    )
    if (head) observer.observe(head)
    return () => observer.disconnect()
  }
  useQuoteRetry(true, retrySimulation)
  useEffect(() => {
    if (!isOutdated || needsUpdate) return
    const timer = setTimeout(() => void updateSimulation(store), LIVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOutdated, needsUpdate, sliders, store])
  if (!shown) return null
  const update = (): void => {
    void updateSimulation(store)
    setExpanded(true)
    // The button is disabled once the result is loaded and would lose the focus: move it to the heading.
    heading.current?.focus({ preventScroll: true })
  }
  const isReady = status === 'ready'
  const hasFailed = status === 'failed'
  const isEmpty = hasFailed || status === 'none'
  // Dashes until the figures are loaded, and the last payment only if there is a residual value (spec §2).
  const rows = creditFigures(t, PLACES.result, shown, isReady ? null : shown.creditType).map(
    ({ label, value }) => ({ label, value: isReady ? value : null }),
  )
  const announcement = isReady
    ? shown.basis === 'simulation' &&
      t('simulationAnnouncement', {
        type,
        n: shown.nrPayments ?? '',
        rent: formatMoney(shown.monthlyPayment),
        taeg: formatTaeg(shown.taeg),
      })
    : t('simulating')
  return (
    <div className="grid financing">
      <CreditForm onUpdate={update} />
      <section
        ref={ref}
        className="framed result"
        aria-label={t('simulationTitle')}
        data-outdated={isOutdated || undefined}
      >
        <div className="between">
          <h3 ref={heading} tabIndex={-1}>
            {t('simulationTitle')}
          </h3>
          <span className="quiet">{type}</span>
        </div>
        <div
          ref={watchHead}
          className={isStuck ? 'between result-head grip' : 'between result-head'}
          data-stuck={isStuck || undefined}
          {...(isMobile && pull)}
        >
          {!isEmpty && (
            <Figures size="large" of={shown} at={PLACES.resultHead} isPending={!isReady} />
          )}
          {/* What stands for the figures keeps the price bar away, as they do. */}
          <div role="status" className={isEmpty ? 'figs' : 'vh'}>
            {isEmpty ? <b>{t('simulationEmpty')}</b> : <span>{announcement}</span>}
            {hasFailed && <p>{t('explainUnquoted')}</p>}
            {status === 'none' && <p>{t('simulationEmptyAdjust')}</p>}
            {status === 'none' && <p>{t('simulationEmptyWhat')}</p>}
          </div>
          {isMobile && (
            <IconButton
              isBare
              label={t(isExpanded ? 'closeSimulation' : 'openSimulation')}
              icon={isExpanded ? 'down' : 'up'}
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            />
          )}
          <p role="status" className="tiny whole">
            <b>{needsUpdate && !isEmpty && t('explainOutdated')}</b>
          </p>
          {isMobile && !isEmpty && <CreditBlock />}
          {hasFailed && (
            <Button variant="secondary" isWide onClick={() => void retrySimulation(store)}>
              {t('retry')}
            </Button>
          )}
          {needsUpdate && (
            <Button isWide onPress={update}>
              {t('updateValues')}
            </Button>
          )}
        </div>
        <div className="result-body" data-collapsed={isMobile && !isOpen ? '' : undefined}>
          {!isEmpty && <Rows items={rows} />}
          <div className="stack" style={{ gap: 8 }}>
            {initialExpenses > 0 && (
              <p className="quiet">{t('mticContains', { amount: formatMoney(initialExpenses) })}</p>
            )}
            {!needsUpdate && (
              <Button
                isWide
                // On a desktop the price card beside it has the primary button.
                variant={isMobile ? 'primary' : 'secondary'}
                onClick={() => store.actions.openModal({ kind: 'contact', purpose: 'proposal' })}
              >
                {t('askProposal')}
              </Button>
            )}
            {!isEmpty && <FinButton isReady={isReady} />}
          </div>
        </div>
      </section>
    </div>
  )
}

/** 'Descarregar FIN'; renders nothing if the content site provided no FIN. */
function FinButton({ isReady }: { readonly isReady: boolean }) {
  const t = useText()
  const product = useProduct()
  const quote = useSelect(selectQuote)
  const fin = quote?.fin ?? null
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const version = useSelect((state) => selectItem(state, 'version')?.name ?? '')
  const type = t(CREDIT_NAMES[useSelect(selectCreditType)])
  const [failed, setFailed] = useState<string | null>(null)
  if (isReady && fin === null) return null
  const download = (): void => {
    if (fin === null) return
    try {
      downloadPdf(
        fin,
        pdfName('FIN', product, model, version, type, quote?.nrPayments ?? '', t('monthsUnit')),
      )
    } catch (error) {
      logFailure('the FIN cannot be read', error)
      setFailed(fin)
    }
  }
  return (
    <>
      <Button variant="secondary" isWide disabled={!isReady} onClick={download}>
        <SummaryIcon name="download" />
        {t('downloadFin')}
      </Button>
      <p className="quiet">{t('finInFull')}</p>
      <Message className="soft">{fin !== null && failed === fin && t('finFailed')}</Message>
    </>
  )
}
