import { describe, expect, it } from 'vitest'
import { fetchQuote } from './quote.ts'
import { UnexpectedResponseError } from '../content-site/wire.ts'
import { UNKNOWN_FIGURES } from './figures.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'
import { TERMS } from '../../../test/support/quote-terms.ts'

const site = startContentSite()

describe('fetchQuote', () => {
  it('requests the path of spec §7 with its segments in order', async () => {
    await fetchQuote(site.open(), TERMS)
    expect(site.received.map(({ line }) => line)).toEqual([
      'GET /wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S',
    ])
  })

  it('requests open drive with N, a residual amount and any id', async () => {
    const path = '/wp-json/cfg/updateFinances/a%2Fb/35950/35700.5/500/6500/48/5.95/5.95/14994.21/N'
    site.answer(path, { financialInfo: { fee: 1 } })
    await fetchQuote(site.open(), {
      ...TERMS,
      versionId: 'a/b',
      vehiclePrice: 35_700.5,
      nrPayments: 48,
      maxRate: 5.95,
      residualAmount: 14_994.21,
      creditType: 'HOD',
    })
    expect(site.received.map(({ line }) => line)).toEqual([`GET ${path}`])
  })

  it('reads what the demo content site computes', async () => {
    const quote = await fetchQuote(site.open(), TERMS)
    expect(quote).toMatchObject({
      price: 35_700,
      downPayment: 6500,
      nrPayments: 96,
      financedAmount: 29_200,
      lastPayment: null,
    })
    expect(quote.monthlyPayment).toBeGreaterThan(300)
    expect(quote.taeg).toBeGreaterThan(quote.tan ?? Infinity)
  })

  it.each(Object.keys(UNKNOWN_FIGURES) as (keyof typeof UNKNOWN_FIGURES)[])(
    'reads the figure %s of open drive',
    async (value) => {
      const openDrive = { ...TERMS, nrPayments: 48, creditType: 'HOD' } as const
      expect((await fetchQuote(site.open(), openDrive))[value]).toBeGreaterThan(0)
    },
  )

  it('reads numbers as text, and missing fields as null', async () => {
    site.answer('/wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S', {
      financialInfo: { fee: '401,43', taeg: '8.3', residualValue: '0', pdfinBase64: '' },
    })
    expect(await fetchQuote(site.open(), TERMS)).toEqual({
      ...UNKNOWN_FIGURES,
      monthlyPayment: 401.43,
      taeg: 8.3,
      initialExpenses: null,
      postExpenses: null,
      campaignEnd: null,
      fin: null,
    })
  })

  it.each([
    [{}],
    [[]],
    [null],
    [{ financialInfo: null }],
    [{ financialInfo: [] }],
    [{ financialInfo: { fee: '' } }],
    [{ financialInfo: { taeg: 8.3 } }],
  ])('rejects the response %j', async (body) => {
    site.answer('/wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S', body)
    await expect(fetchQuote(site.open(), TERMS)).rejects.toBeInstanceOf(UnexpectedResponseError)
  })
})
