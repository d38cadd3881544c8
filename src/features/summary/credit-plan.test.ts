import { describe, expect, it } from 'vitest'
import { planProgress, planYears, type PlanRow } from './credit-plan.ts'

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

describe('the progress of a repayment plan', () => {
  it('adds up capital and interest month by month, to the cent', () => {
    expect(planProgress([row(1), { ...row(2), capital: 10.2, interest: 2.2 }])).toEqual([
      { month: 0, capital: 0, interest: 0 },
      { month: 1, capital: 10, interest: 2.1 },
      { month: 2, capital: 20.2, interest: 4.3 },
    ])
  })

  it('has one entry for the last month of Open Drive, with its last payment', () => {
    expect(planProgress([row(1), { ...row(1, true), capital: 5000, interest: 0 }])).toEqual([
      { month: 0, capital: 0, interest: 0 },
      { month: 1, capital: 5010, interest: 2.1 },
    ])
  })
})
