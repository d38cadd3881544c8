import { useState } from 'react'
import { today } from '../../browser/today.ts'
import type { LedgerLine } from '../../domain/financing/price-ledger.ts'
import { hasMoreThanLines } from '../../domain/financing/price-ledger.ts'
import { isOption } from '../../domain/steps/choice-steps.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { formatDate } from '../../labels/format-date.ts'
import { formatEuros } from '../../labels/format-money.ts'
import { containedWords, validUntilLabel } from '../../labels/ledger-words.ts'
import type { Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLedger } from '../../store/offer/ledger.ts'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { Rows, type Row } from '../../ui/primitives/rows.tsx'
import { linePrice } from '../shared/offer/line-price.ts'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'

/**
 * The total, which opens into the price in full: its lines to the cent, what they contain, what they do not include and
 * until when the price is valid. Where nothing more than the lines is known, it does not open.
 */
export function PriceLedger({ total }: { readonly total: string }) {
  const t = useText()
  const ledger = useSelect(selectLedger)
  const price = useOffer()?.price ?? null
  const [day] = useState(today)
  const { lines, excludes } = ledger
  if (!hasMoreThanLines(ledger)) {
    return (
      <p className="total">
        <b>{t('totalPrice')}</b>
        <b>{total || '—'}</b>
      </p>
    )
  }
  const contained = lines.flatMap(({ contains }) => contains)
  const { validUntil } = ledger
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
          <Rows items={lines.map((line) => lineRow(t, line))} />
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

/** 'Versão Prestígio' and its price, or 'Cor exterior Verde Pinhal' and what it adds. */
function lineRow(t: Translate, { item, name, euros }: LedgerLine): Row {
  if (item === 'model' || !isOption(item)) {
    const label = t(item === 'model' ? 'lineModel' : choiceLabels(item).line)
    return { label: `${label} ${name}`, value: euros === null ? null : formatEuros(euros) }
  }
  const line = { kind: item, name, price: euros, isAdded: true, chip: null, hasVatSuffix: true }
  return { label: `${t(choiceLabels(item).line)} ${name}`, value: linePrice(t, line) }
}
