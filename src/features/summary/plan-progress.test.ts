import { describe, expect, it } from 'vitest'
import { type PlanRow, planProgress } from './credit-plan.ts'

function aRow(month: number, capital: number, interest: number, isResidual = false): PlanRow {
  return {
    month,
    isResidual,
    opening: 0,
    payment: 0,
    interest,
    stamp: 0,
    capital,
    closing: 0,
  }
}

describe('the progress of a repayment plan', () => {
  it('adds up capital and interest month by month, to the cent', () => {
    const rows = [aRow(1, 100.1, 10.2), aRow(2, 100.2, 10.1)]
    expect(planProgress(rows)).toEqual([
      { month: 0, capital: 0, interest: 0 },
      { month: 1, capital: 100.1, interest: 10.2 },
      { month: 2, capital: 200.3, interest: 20.3 },
    ])
  })

  it('has one entry for the last month of Open Drive, with its last payment', () => {
    const rows = [aRow(1, 100, 10), aRow(1, 5000, 0, true)]
    expect(planProgress(rows)).toEqual([
      { month: 0, capital: 0, interest: 0 },
      { month: 1, capital: 5100, interest: 10 },
    ])
  })
})
