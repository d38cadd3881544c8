import { selectItems } from '../../core/configuration/chosen-items.ts'
import { summaryLines } from '../../core/configuration/summary.ts'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { formatPrice, formatEuros } from '../../core/formats/format.ts'
import { containedWords } from '../../ui/offer/ledger-words.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectContents } from '../../core/offer/price-contents.ts'
import { selectToday } from '../../core/store/select.ts'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { linePrice } from '../../ui/offer/line-price.ts'
import { usePriceValidity } from '../../ui/offer/use-last-day.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/**
 * The total, which opens into the price in full: its lines to the cent, where the list above rounds them, what they
 * contain, what they do not include and until when the price is valid. Where none of the latter is known, it does not open.
 */
export function PriceLedger() {
  const t = useText()
  const contained = useSelect(selectContents)
  const items = useSelect(selectItems)
  const shown = useSelect(selectOffer)
  const today = useSelect(selectToday)
  const validity = usePriceValidity()
  const excludes = items.version?.priceExcludes ?? []
  const price = shown?.price ?? null
  const heading = (
    <>
      <b className="grow">{t('totalPrice')}</b>
      <b translate="no">{formatPrice(price) || '—'}</b>
    </>
  )
  if (contained.length + excludes.length === 0 && !validity) {
    return <p className="between total">{heading}</p>
  }
  const lines = summaryLines(items, shown?.creditType, true).filter(({ name }) => name !== null)
  const hasCents = lines.some((line) => (line.price ?? 0) % 1 !== 0)
  return (
    <details className="ledger">
      <summary className="between total">
        {heading}
        <StepIcon name="down" />
        <small className="whole link">{t('ledgerOpen')}</small>
      </summary>
      <div className="stack">
        {hasCents && (
          <div className="ledger-sum">
            <Rows
              items={lines.map((line) => ({
                label: `${t(choiceLabels(line.kind).line)} ${line.name}`.trim(),
                value: linePrice(t, line),
              }))}
            />
            <Rows
              className="rows sum"
              items={[
                { label: t('ledgerTotal'), value: price === null ? null : formatEuros(price) },
              ]}
            />
          </div>
        )}
        {contained.length > 0 && (
          <>
            <h3>{t('ledgerContains')}</h3>
            <p>{t('ledgerContainsText')}</p>
            <Rows items={contained.map((line) => containedWords(t, line, today))} />
          </>
        )}
        {excludes.length > 0 && (
          <>
            <h3>{t('ledgerExcludes')}</h3>
            <p>{excludes.join('; ')}</p>
          </>
        )}
        {validity && <p>{validity}</p>}
      </div>
    </details>
  )
}
