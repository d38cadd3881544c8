import { useState, type Ref } from 'react'
import { downloadBase64 } from '../../browser/download.ts'
import { logFailure } from '../../browser/log.ts'
import { fileName } from '../../domain/file-name.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { formatMoney, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel, selectVersion } from '../../store/configuration/chosen-items.ts'
import { selectPricing, selectQuote, selectSimulationStatus } from '../../store/offer/pricing.ts'
import { selectCreditType } from '../../store/offer/simulation.ts'
import { useFinancingActions } from '../../store/acting/use-financing-actions.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/primitives/figures.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { Message } from '../../ui/primitives/message.tsx'
import { ResultPanel } from '../../ui/summary/result-panel.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { stepFigures } from '../shared/offer/offer-words.ts'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useProduct } from '../shared/use-product.tsx'
import { useQuoteRetry } from '../shared/use-quote-retry.tsx'
import { useText } from '../shared/use-text.tsx'
import { CREDIT_NAMES } from '../shared/offer/credit-names.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { simulationRows } from './simulation-rows.ts'

interface SimulationPanelProps {
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** 'Simulação Financeira:' with the content site's figures, or the reason why there are none (spec §2, §8). */
export function SimulationPanel({ headingRef, isOpen, onToggle }: SimulationPanelProps) {
  const t = useText()
  const actions = useFinancingActions()
  const shown = useOffer()
  const status = useSelect(selectSimulationStatus)
  const isOutdated = useSelect((state) => selectPricing(state).isOutdated)
  const type = t(CREDIT_NAMES[useSelect(selectCreditType)])
  useQuoteRetry(true, actions.retrySimulation)
  if (!shown) return null
  const isReady = status === 'ready'
  const hasFailed = status === 'failed'
  const isEmpty = hasFailed || status === 'none'
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
    <ResultPanel
      title={t('simulationTitle')}
      headingRef={headingRef}
      kind={type}
      isOpen={isOpen}
      onToggle={onToggle}
      openLabel={t('openSimulation')}
      closeLabel={t('closeSimulation')}
      head={
        <>
          {!isEmpty && (
            <Figures
              size="large"
              isPending={!isReady}
              items={stepFigures(t, PLACES.resultHead, shown, () =>
                actions.openModal({ kind: 'finance' }),
              )}
            />
          )}
          <div role="status" className={isEmpty ? 'empty' : 'vh'}>
            {isEmpty ? <EmptyResult /> : announcement}
          </div>
          {hasFailed && (
            <Button variant="secondary" isWide onClick={() => void actions.retrySimulation()}>
              {t('retry')}
            </Button>
          )}
          <p role="status" className="outdated">
            {isOutdated && !isEmpty && t('explainOutdated')}
          </p>
        </>
      }
    >
      {!isEmpty && <Rows items={simulationRows(t, shown, isReady)} />}
      <Stack gap={2}>
        <Button
          isWide
          variant={isOutdated ? 'secondary' : 'primary'}
          onClick={() => actions.openModal({ kind: 'contact', purpose: 'proposal' })}
        >
          {t('askProposal')}
        </Button>
        {!isEmpty && <FinButton isReady={isReady} />}
      </Stack>
    </ResultPanel>
  )
}

function EmptyResult() {
  const t = useText()
  return (
    <>
      <b>{t('simulationEmpty')}</b>
      <p>{t('simulationEmptyAdjust')}</p>
      <p>{t('simulationEmptyWhat')}</p>
    </>
  )
}

/** 'Descarregar FIN'; renders nothing if the content site provided no FIN. */
function FinButton({ isReady }: { readonly isReady: boolean }) {
  const t = useText()
  const product = useProduct()
  const fin = useSelect((state) => selectQuote(state)?.fin ?? null)
  const months = useSelect((state) => selectQuote(state)?.nrPayments ?? '')
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const version = useSelect((state) => selectVersion(state)?.name ?? '')
  const type = t(CREDIT_NAMES[useSelect(selectCreditType)])
  const [failed, setFailed] = useState<string | null>(null)
  if (isReady && fin === null) return null
  const download = (base64: string): void => {
    const name = fileName(['FIN', product, model, version, type, months, t('monthsUnit')], 'pdf')
    try {
      downloadBase64(base64, 'application/pdf', name)
    } catch (error) {
      logFailure('the FIN cannot be read', error)
      setFailed(base64)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        isWide
        disabled={!isReady}
        onClick={() => {
          if (fin !== null) download(fin)
        }}
      >
        <LazyIcon name="download" />
        {t('downloadFin')}
      </Button>
      <Message className="soft">{fin !== null && failed === fin && t('finFailed')}</Message>
    </>
  )
}
