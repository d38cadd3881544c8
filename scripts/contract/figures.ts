import { annualPercentageRate, NoRateError } from '../../demo/content-site/finance/apr.ts'
import { addEuros } from '../../src/core/values/units.ts'
import { financedAmount, type Wire } from '../../src/core/content-site/wire.ts'
import { numberIn } from './content.ts'

/** Largest difference between a TAEG and the recomputed one, in percentage points: both are rounded. */
const TAEG_TOLERANCE = 0.1

/** Each instalment is rounded to the cent, and so is each of the other amounts. */
function moneyTolerance(instalments: number): number {
  return instalments * 0.005 + 0.05
}

/** The figures of a loan, in euros, percent and months. */
interface LoanFigures {
  readonly drawn: number
  readonly upfront: number
  readonly fee: number
  readonly months: number
  readonly atTheEnd: number
}

/** Whether the financed amount is the price less the down payment. True without these figures. */
export function hasFinancedAmount(wire: Wire): boolean {
  const financed = numberIn(wire, 'financing')
  const expected = financedAmount(numberIn(wire, 'price'), numberIn(wire, 'maxEntrance'))
  return financed === null || expected === null || isSame(financed, expected, 0.01)
}

/** Whether a price is as high as all that it contains, and its VAT follows from the rate. True without these figures. */
export function hasRoomForContents(wire: Wire): boolean {
  const price = numberIn(wire, 'price')
  const rate = numberIn(wire, 'vatRate')
  if (price === null) return true
  const costs = ['legalizationGain', 'transportGain', 'ecoValue'].map((field) =>
    numberIn(wire, field),
  )
  const mostVat = rate === null ? price : (price * rate) / (100 + rate)
  return addEuros(...costs) <= price && (numberIn(wire, 'vatValue') ?? 0) <= mostVat + 0.01 + 1e-9
}

/** What is wrong with the offer of a version: 'mtic', 'taeg', or nothing. */
export function offerFault(wire: Wire): 'mtic' | 'taeg' | null {
  const [fee, months, mtic, taeg] = ['rent', 'nrPayments', 'mtic', 'taeg'].map((field) =>
    numberIn(wire, field),
  )
  const upfront = numberIn(wire, 'initialExpenses')
  const drawn = financedAmount(numberIn(wire, 'price'), numberIn(wire, 'maxEntrance'))
  if (!fee || !months || !mtic || !drawn || upfront === null) return null
  const atTheEnd = addEuros(mtic, -upfront) - fee * months
  if (atTheEnd < -moneyTolerance(months)) return 'mtic'
  const loan = { drawn, upfront, fee, months, atTheEnd: Math.max(0, atTheEnd) }
  return taeg === null || taeg === undefined || hasTaeg(loan, taeg) ? null : 'taeg'
}

/** Names the figures of a simulation that do not add up. */
export function simulationFaults(info: Wire): string[] {
  const amount = (field: string) => numberIn(info, field)
  const [fee, months, mtic, taeg] = [
    amount('fee'),
    amount('nrPayments'),
    amount('mtic'),
    amount('taeg'),
  ]
  const upfront = amount('initialExpenses') ?? 0
  const atTheEnd = addEuros(amount('residualValue'), amount('postExpenses'))
  const drawn = financedAmount(amount('pvp'), amount('initialValue'))
  const financed = amount('capitalToFinance')
  const faults: string[] = []
  if (financed !== null && drawn !== null && !isSame(financed, drawn, 0.01))
    faults.push('capitalToFinance')
  if (!fee || !months) return faults
  const paid = fee * months + atTheEnd + upfront
  if (mtic !== null && !isSame(mtic, paid, moneyTolerance(months))) faults.push('mtic')
  if (drawn && taeg !== null && !hasTaeg({ drawn, upfront, fee, months, atTheEnd }, taeg))
    faults.push('taeg')
  return faults
}

/** Whether the rows of a repayment plan add up to its totals, and the totals to the MTIC. True without totals. */
export function isPlanSound(rows: readonly Wire[], totals: Wire): boolean {
  if (numberIn(totals, 'mtic') === null) return true
  const sum = (field: string) => addEuros(...rows.map((row) => numberIn(row, field)))
  const total = (field: string) => numberIn(totals, field) ?? Number.NaN
  const parts = ['interest', 'stamp', 'capital']
  const whole = [...parts, 'initialExpenses', 'postExpenses'].map(total)
  return (
    parts.every((field) => isSame(sum(field), total(field), 0.01)) &&
    isSame(addEuros(...whole), total('mtic'), 0.01) &&
    rows.every((row) =>
      isSame(
        numberIn(row, 'payment') ?? Number.NaN,
        addEuros(...parts.map((field) => numberIn(row, field))),
        0.01,
      ),
    )
  )
}

function hasTaeg({ drawn, upfront, fee, months, atTheEnd }: LoanFigures, taeg: number): boolean {
  try {
    const { taegExact } = annualPercentageRate({
      drawdown: drawn,
      upfrontCharges: upfront,
      instalments: [{ n: months, amount: fee }],
      payments: [{ month: months, amount: atTheEnd }],
    })
    return isSame(taegExact, taeg, TAEG_TOLERANCE)
  } catch (error) {
    if (error instanceof NoRateError) return false
    throw error
  }
}

function isSame(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-9
}
