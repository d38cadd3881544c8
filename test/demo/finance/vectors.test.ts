import { describe, expect, it } from 'vitest'
import { type CreditFlows, annualPercentageRate } from '../../../demo/content-site/finance/apr.ts'
import { type LoanTerms, simulateLoan } from '../../../demo/content-site/finance/loan.ts'
import document from './vectors.json' with { type: 'json' }

/** Agreement asked of each figure; TAEG in percentage points, money to the cent. */
const TOLERANCES: Readonly<Record<string, number>> = {
  taeg: 1e-9,
  taegExact: 1e-4,
  nominalExact: 1e-4,
  feeExact: 1e-6,
  fee: 1e-9,
  feeCeil: 1e-9,
  mtic: 1e-9,
  mticRoundedFee: 1e-9,
  upfront: 1e-9,
  totalInterestInclStamp: 1e-9,
}

interface Vector {
  readonly id: string
  readonly kind: string
  readonly expected: Readonly<Record<string, number | null>>
}

const vectors = document.vectors as readonly Vector[]

function compute(vector: Vector): Readonly<Record<string, number>> {
  return vector.kind === 'loan_engine'
    ? { ...simulateLoan(vector as unknown as LoanTerms) }
    : { ...annualPercentageRate(vector as unknown as CreditFlows) }
}

describe('published credit examples', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    'are reproduced: %s',
    (_, vector) => {
      const results = compute(vector)
      const figures = Object.entries(vector.expected).filter(([name]) => name in TOLERANCES)
      expect(figures.length).toBeGreaterThan(0)
      const wrong = figures.filter(([name, expected]) => {
        const difference = Math.abs((results[name] ?? Number.NaN) - (expected ?? Number.NaN))
        return !(difference <= (TOLERANCES[name] ?? 0))
      })
      expect(wrong).toEqual([])
    },
  )

  it('cover every figure that the vectors expect, except those quoted from publishers', () => {
    const names = new Set(vectors.flatMap(({ expected }) => Object.keys(expected)))
    const unknown = [...names].filter((name) => !(name in TOLERANCES))
    expect(unknown.every((name) => name.startsWith('published'))).toBe(true)
  })
})
