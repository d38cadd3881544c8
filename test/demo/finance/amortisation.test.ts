import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AmortisationRow,
  amortisation,
} from '../../../demo/content-site/finance/amortisation.ts'
import { type LoanTerms, simulateLoan } from '../../../demo/content-site/finance/loan.ts'

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100)

const terms: fc.Arbitrary<LoanTerms> = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 9_000_000 }).map((amount) => amount / 100),
    tan: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 25, noNaN: true })),
    nrPayments: fc.integer({ min: 1, max: 144 }),
    stampUsePct: fc.double({ min: 0, max: 3, noNaN: true }),
    openingFee: cents(50_000),
    postExpenses: cents(5000),
    share: fc.double({ min: 0, max: 0.8, noNaN: true }),
  })
  .map(({ share, ...loan }) => ({
    ...loan,
    residualValue: Math.floor(loan.principal * share * 100) / 100,
  }))

const plan = (loan: LoanTerms) => amortisation(loan, simulateLoan(loan))

/** Sum of a column in whole cents. */
function sum(
  rows: readonly AmortisationRow[],
  column: 'interest' | 'stamp' | 'capital' | 'payment',
) {
  return rows.reduce((total, row) => total + Math.round(row[column] * 100), 0)
}

describe('the amortisation plan', () => {
  it('adds up to the MTIC to the cent, whatever the terms', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { rows, charges, mtic } = plan(loan)
        const paid = sum(rows, 'interest') + sum(rows, 'stamp') + sum(rows, 'capital')
        expect(paid).toBe(sum(rows, 'payment'))
        expect(mtic).toBe(simulateLoan(loan).mtic)
        expect((paid + Math.round(charges * 100)) / 100).toBe(mtic)
      }),
      { numRuns: 300 },
    )
  })

  it('reduces the debt from the capital to zero, each row continuing the one before', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { rows, capital } = plan(loan)
        expect(rows[0]?.opening).toBe(capital)
        expect(rows.at(-1)?.closing).toBe(0)
        expect(sum(rows, 'capital')).toBe(Math.round(capital * 100))
        for (const row of rows) {
          expect(row.closing).toBeCloseTo(row.opening - row.capital, 6)
          expect(row.payment).toBeCloseTo(row.interest + row.stamp + row.capital, 6)
        }
        const openings = rows.slice(1).map(({ opening }) => opening)
        expect(openings).toEqual(rows.slice(0, -1).map(({ closing }) => closing))
      }),
    )
  })

  it('pays the residual with the last instalment, in a row of its own', () => {
    const loan = { principal: 33_350, tan: 5.95, nrPayments: 48, residualValue: 17_367 }
    const { rows } = plan(loan)
    expect(rows).toHaveLength(49)
    expect(rows.at(-2)).toMatchObject({ month: 48, kind: 'instalment', closing: 17_367 })
    expect(rows.at(-1)).toEqual({
      month: 48,
      kind: 'residual',
      opening: 17_367,
      payment: 17_367,
      interest: 0,
      stamp: 0,
      capital: 17_367,
      closing: 0,
    })
  })

  it('divides the capital into equal parts without interest', () => {
    const { rows, interest, stamp } = plan({ principal: 1000, tan: 0, nrPayments: 3 })
    expect(rows.map(({ payment }) => payment)).toEqual([333.33, 333.34, 333.33])
    expect([interest, stamp]).toEqual([0, 0])
  })
})
