import { describe, expect, it } from 'vitest'
import { planYears, type PlanRow } from './credit-plan.ts'

const row = (month: number, isResidual = false): PlanRow => ({
  month,
  isResidual,
  opening: 1000 - month * 10,
  payment: 12.34,
  interest: 2.1,
  stamp: 0.24,
  capital: 10,
  closing: 990 - month * 10,
})

const plan = (months: number): PlanRow[] =>
  Array.from({ length: months }, (_, index) => row(index + 1))

describe('a repayment plan by year', () => {
  it('adds up the payments of each year to the cent, from the first debt to the last', () => {
    const [first, second, ...others] = planYears(plan(18))
    expect(first).toEqual({
      ...row(1),
      payment: 148.08,
      interest: 25.2,
      stamp: 2.88,
      capital: 120,
      closing: row(12).closing,
    })
    expect(second).toMatchObject({ month: 2, opening: row(13).opening, payment: 74.04 })
    expect(others).toEqual([])
  })

  it('keeps the final payment of Open Drive in a row of its own', () => {
    const rows = planYears([...plan(24), row(24, true)])
    expect(rows.map(({ month, isResidual }) => [month, isResidual])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ])
  })

  it('is empty without payments', () => {
    expect(planYears([])).toEqual([])
  })
})
