import { describe, expect, it } from 'vitest'
import type { AmortisationRow } from '../../../demo/content-site/finance/amortisation.ts'
import type { FinancialInfo } from '../../../demo/content-site/finance/financial-info.ts'
import { siteUnderTest } from './site-under-test.ts'

const { request, read } = siteUnderTest()

const CREDIT = '10113/35950/35700/500/6500/96/5.95/8.95/0/S'
const OPEN_DRIVE = '10123/40400/41350/500/8000/48/5.95/5.95/17367/N'

interface Plan {
  readonly rows: readonly AmortisationRow[]
  readonly totals: Readonly<
    Record<'interest' | 'stamp' | 'capital' | 'initialExpenses' | 'postExpenses' | 'mtic', number>
  >
}

const cents = (amount: number) => Math.round(amount * 100)

describe('the amortisation call', () => {
  it.each([
    ['credit', CREDIT, 96],
    ['open drive', OPEN_DRIVE, 49],
  ])(
    'returns payments that add up to the MTIC of updateFinances, for %s',
    async (_, path, count) => {
      const { rows, totals } = await read<Plan>(`/wp-json/cfg/amortisation/${path}`)
      const { financialInfo: info } = await read<{ financialInfo: FinancialInfo }>(
        `/wp-json/cfg/updateFinances/${path}`,
      )
      expect(rows).toHaveLength(count)
      const column = (name: 'interest' | 'stamp' | 'capital') =>
        rows.reduce((sum, row) => sum + cents(row[name]), 0)
      expect(column('interest')).toBe(cents(totals.interest))
      expect(column('stamp')).toBe(cents(totals.stamp))
      expect(column('capital')).toBe(cents(totals.capital))
      expect(totals.capital).toBe(info.capitalToFinance)
      expect(totals.mtic).toBe(info.mtic)
      const charges = cents(info.initialExpenses) + cents(info.postExpenses)
      const paid = rows.reduce((sum, { payment }) => sum + cents(payment), 0)
      expect(paid + charges).toBe(cents(info.mtic))
      expect(rows[0]?.opening).toBe(info.capitalToFinance)
      expect(rows.at(-1)?.closing).toBe(0)
    },
  )

  it('returns the documented shape', async () => {
    const { rows } = await read<Plan>(`/wp-json/cfg/amortisation/${CREDIT}`)
    expect(rows[0]).toEqual({
      month: 1,
      kind: 'instalment',
      opening: 29_200,
      payment: 401.43,
      interest: 169.12,
      stamp: 6.76,
      capital: 225.55,
      closing: 28_974.45,
    })
  })

  it.each([
    ['a term outside its limits', '10113/35950/35700/500/6500/132/5.95/8.95/0/S', 400],
    ['an entry outside its limits', '10113/35950/35700/500/499/96/5.95/8.95/0/S', 400],
    ['an unknown version', '77777/35950/35700/500/6500/96/5.95/8.95/0/S', 404],
  ])('rejects %s', async (_, path, status) => {
    expect((await request(`/wp-json/cfg/amortisation/${path}`)).status).toBe(status)
  })
})
