import { useState } from 'react'
import { today } from '../../browser/today.ts'
import { hasMoreThanLines } from '../../domain/financing/price-ledger.ts'
import type { SummaryLine } from '../../domain/steps/summary.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { formatDate } from '../../labels/format-date.ts'
import { formatEuros } from '../../labels/format-money.ts'
import { containedWords, validUntilLabel } from '../../labels/ledger-words.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLedger } from '../../store/offer/ledger.ts'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { linePrice } from '../shared/offer/line-price.ts'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'

interface PriceLedgerProps {
  readonly total: string
  /** Of what is chosen, to the cent. */
  readonly lines: readonly SummaryLine[]
}

/**
 * The total, which opens into the price in full: its lines to the cent, what they contain, what they do not include and
 * until when the price is valid. Where nothing more than the lines is known, it does not open.
 */
export function PriceLedger({ total, lines }: PriceLedgerProps) {
  const t = useText()
  const ledger = useSelect(selectLedger)
  const price = useOffer()?.price ?? null
  const [day] = useState(today)
  const { excludes, validUntil } = ledger
  if (!hasMoreThanLines(ledger)) {
    return (
      <p className="total">
        <b>{t('totalPrice')}</b>
        <b>{total || '—'}</b>
      </p>
    )
  }
  const contained = ledger.lines.flatMap(({ contains }) => contains)
  const date = formatDate(validUntil)
  return (
    <details className="ledger">
      <summary className="total">
        <b>
          {t('totalPrice')} <small>{t('ledgerOpen')}</small>
        </b>
        <b>{total || '—'}</b>
        <LazyIcon name="down" />
      </summary>
      <div>
        <div className="ledger-sum">
          <Rows
            items={lines.map((line) => ({
              label: `${t(choiceLabels(line.kind).line)} ${line.name}`,
              value: linePrice(t, line),
            }))}
          />
          <div className="ledger-total">
            <Rows
              items={[
                { label: t('ledgerTotal'), value: price === null ? null : formatEuros(price) },
              ]}
            />
          </div>
        </div>
        {contained.length > 0 && (
          <>
            <h3>{t('ledgerContains')}</h3>
            <p>{t('ledgerContainsText')}</p>
            <Rows items={contained.map((amount) => containedWords(t, amount))} />
          </>
        )}
        {excludes.length > 0 && (
          <>
            <h3>{t('ledgerExcludes')}</h3>
            <p>{excludes.join('; ')}</p>
          </>
        )}
        {date && validUntil && <p>{t(validUntilLabel(validUntil, day), { date })}</p>}
      </div>
    </details>
  )
}
