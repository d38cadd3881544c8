import { hasFigure } from '../../core/offer/figures.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { Euros, Months, Percent } from '../../core/values/units.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { selectToday } from '../../core/store/today.ts'
import { creditText } from '../legal/credit-block.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import type { Call } from './call.ts'

/** What an offer must have to be stated. */
type KnownFigures = Pick<CreditFigures, 'price' | 'monthlyPayment' | 'nrPayments' | 'taeg'> &
  Partial<Omit<CreditFigures, 'price' | 'monthlyPayment' | 'nrPayments' | 'taeg'>>

/** A credit with everything that has to be said beside its instalment. */
interface FinancingAnswer {
  readonly creditType: CreditType
  readonly creditName: string
  readonly monthlyPayment: Euros
  readonly months: Months
  readonly taeg: Percent
  readonly tan: Percent | null
  readonly mtic: Euros
  readonly downPayment: Euros | null
  readonly financedAmount: Euros | null
  /** The last payment of Open Drive, due with the last instalment. */
  readonly lastPayment?: Euros | null
  /** The price that is financed: Open Drive has no finance campaign. */
  readonly financedPrice: Euros | null
  readonly creditWarning: string
  /** Who lends and who mediates. */
  readonly creditParties?: string
}

export interface OfferAnswer {
  /** Cash price in euros, VAT included. Null while a part of it is unknown. */
  readonly price: Euros | null
  readonly currency: 'EUR'
  /** The day on which the price was asked for, as an ISO date. */
  readonly date: string
  readonly financing: FinancingAnswer | null
  /** Why there is no financing. */
  readonly financingNote?: string
  readonly link: string
}

/**
 * Price, day, credit and link. An instalment never stands alone: where instalment, term, TAEG or MTIC is unknown, there
 * is no financing.
 */
export function offerAnswer(
  call: Call,
  price: Euros | null,
  figures: KnownFigures | null,
  link: string,
): OfferAnswer {
  const financing = figures && financingAnswer(call, figures)
  return {
    price,
    currency: 'EUR',
    date: selectToday(call.store.get()),
    financing,
    ...(financing ? {} : { financingNote: call.t('agentNoFinancing') }),
    link,
  }
}

function financingAnswer({ t, store }: Call, figures: KnownFigures): FinancingAnswer | null {
  const { price, monthlyPayment, nrPayments, taeg, mtic, creditType = 'CREDIT' } = figures
  if (!monthlyPayment || !nrPayments || taeg === null || !mtic) return null
  const { warning, parties } = creditText(t, selectBackOffice(store.get(), 'creditLegal'))
  return {
    creditType,
    creditName: t(CREDIT_NAMES[creditType]),
    monthlyPayment,
    months: nrPayments,
    taeg,
    tan: figures.tan ?? null,
    mtic,
    downPayment: figures.downPayment ?? null,
    financedAmount: figures.financedAmount ?? null,
    ...(hasFigure('lastPayment', creditType) ? { lastPayment: figures.lastPayment ?? null } : {}),
    financedPrice: price,
    creditWarning: warning,
    ...(parties ? { creditParties: parties } : {}),
  }
}
