import type { SheetFinancing, SheetSubject } from '../documents/sheet-types.ts'
import type { PriceLine, Snapshot } from '../forms/snapshot.ts'
import type { SheetRequest } from './sheet-request.ts'

interface Figures extends Pick<
  SheetSubject,
  'basePrice' | 'totalPrice' | 'creditType' | 'financing'
> {
  /** Colour surcharges; null when no colour is chosen. */
  readonly exteriorPrice: number | null
  readonly interiorPrice: number | null
}

/**
 * Returns the figures to print: those in the snapshot if the request has one, otherwise the site's
 * own. Figures that differ from what the site computes today are marked as unconfirmed.
 */
export function sheetFigures(sheet: SheetRequest): Figures & Pick<SheetSubject, 'isUnconfirmed'> {
  const own = ownFigures(sheet)
  const shown = sheet.snapshot && shownFigures(sheet.snapshot)
  if (shown === null) return { ...own, isUnconfirmed: false }
  return { ...shown, isUnconfirmed: JSON.stringify(shown) !== JSON.stringify(own) }
}

function ownFigures({ simulated, basePrice, exterior, interior }: SheetRequest): Figures {
  const { creditType, info } = simulated
  return {
    basePrice,
    exteriorPrice: exterior?.price ?? null,
    interiorPrice: interior?.price ?? null,
    totalPrice: info.pvp,
    creditType,
    financing: {
      monthlyPayment: info.fee,
      taeg: info.taeg,
      tan: info.rate,
      months: info.nrPayments,
      downPayment: info.initialValue,
      financedAmount: info.capitalToFinance,
      lastPayment: info.residualValue === 0 ? null : info.residualValue,
      mtic: info.mtic,
    },
  }
}

function shownFigures(snapshot: Snapshot): Figures | null {
  const { financing: loan, priceLines, totalCents } = snapshot
  if (loan === null) return null
  const price = (item: PriceLine['item']): number | null =>
    euros(priceLines.find((line) => line.item === item)?.cents ?? null)
  const financing: SheetFinancing = {
    monthlyPayment: euros(loan.monthlyPaymentCents),
    taeg: loan.taegPercent,
    tan: loan.tanPercent,
    months: loan.months,
    downPayment: euros(loan.downPaymentCents),
    financedAmount: euros(loan.financedAmountCents),
    lastPayment: euros(loan.lastPaymentCents),
    mtic: euros(loan.mticCents),
  }
  return {
    basePrice: price('version'),
    exteriorPrice: price('exterior'),
    interiorPrice: price('interior'),
    totalPrice: euros(totalCents),
    creditType: loan.creditType,
    financing,
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
