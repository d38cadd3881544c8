import { describe, expect, it } from 'vitest'
import { fetchAmortisation, fetchFinancingOptions } from './financing-options.ts'
import { UnexpectedResponseError } from '../../core/content-site/wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'
import { TERMS } from '../../../test/support/quote-terms.ts'

const site = startContentSite()

const PARAMETERS = {
  versionId: '10113',
  priceWithoutFinance: 36_700,
  basePrice: 35_700,
  downPayment: 6500,
  months: 96,
}
const PLAN = '/wp-json/cfg/amortisation/10113/35950/35700/500/6500/96/5.95/8.95/0/S'

describe('fetchFinancingOptions', () => {
  it('reads both credit types, and marks where the nearest term was used', async () => {
    const [credit, openDrive] = await fetchFinancingOptions(site.open(), PARAMETERS)
    expect(site.received.map(({ line }) => line)).toEqual([
      'GET /wp-json/cfg/compareFinances/10113/36700/35700/6500/96',
    ])
    expect(credit).toMatchObject({
      creditType: 'CREDIT',
      quote: { price: 35_700, nrPayments: 96, lastPayment: null, fin: null },
      isDownPaymentAsRequested: true,
      isTermAsRequested: true,
    })
    expect(openDrive).toMatchObject({
      creditType: 'HOD',
      quote: { price: 36_700, nrPayments: 60, downPayment: 6500 },
      isTermAsRequested: false,
    })
    expect(openDrive?.quote.lastPayment).toBeGreaterThan(0)
  })

  it('skips the figures of a credit type that it does not know', async () => {
    const options = await fetchFinancingOptions(site.open(), PARAMETERS)
    const modalities = options.map(({ quote, creditType }) => ({
      creditType: creditType === 'HOD' ? 'n/a' : creditType,
      financialInfo: { fee: quote.monthlyPayment },
    }))
    site.answer('/wp-json/cfg/compareFinances/10113/36700/35700/6500/96', { modalities })
    const known = await fetchFinancingOptions(site.open(), PARAMETERS)
    expect(known.map(({ creditType }) => creditType)).toEqual(['CREDIT'])
    expect(site.reports).toEqual(['compareFinances: 1 unreadable entries skipped'])
  })

  it.each([[null], [{}], [{ modalities: {} }], [{ modalities: [{ creditType: 'HOD' }] }]])(
    'rejects the response %j',
    async (body) => {
      site.answer('/wp-json/cfg/compareFinances/10113/36700/35700/6500/96', body)
      const request = fetchFinancingOptions(site.open(), PARAMETERS)
      await expect(request).rejects.toBeInstanceOf(UnexpectedResponseError)
    },
  )
})

describe('fetchAmortisation', () => {
  it('reads a plan', async () => {
    const { rows } = await fetchAmortisation(site.open(), TERMS)
    expect(site.received.map(({ line }) => line)).toEqual([`GET ${PLAN}`])
    expect(rows).toHaveLength(96)
    expect(rows[0]).toMatchObject({ month: 1, opening: 29_200, isResidual: false })
    expect(rows.at(-1)?.closing).toBe(0)
  })

  it('ends open drive with its residual value', async () => {
    const { rows } = await fetchAmortisation(site.open(), {
      ...TERMS,
      nrPayments: 48,
      creditType: 'HOD',
    })
    expect(rows.map(({ isResidual }) => isResidual)).toEqual([
      ...Array.from({ length: 48 }, () => false),
      true,
    ])
    expect(rows.at(-1)).toMatchObject({ month: 48, closing: 0 })
  })

  it.each([
    [null],
    [{}],
    [{ rows: [], totals: {} }],
    [{ rows: [{ month: 1 }], totals: { interest: 1 } }],
  ])('rejects the response %j', async (body) => {
    site.answer(PLAN, body)
    const request = fetchAmortisation(site.open(), TERMS)
    await expect(request).rejects.toBeInstanceOf(UnexpectedResponseError)
  })

  it.each([
    ...['month', 'opening', 'payment', 'interest', 'stamp', 'capital', 'closing'].map(
      (field) => ['rows', field] as const,
    ),
    ...['interest', 'stamp', 'capital', 'initialExpenses', 'postExpenses', 'mtic'].map(
      (field) => ['totals', field] as const,
    ),
  ])('rejects a plan that does not add up: a zero in %s.%s', async (part, field) => {
    const { rows, totals } = await fetchAmortisation(site.open(), TERMS)
    const changed = {
      rows: rows.map((row, index) =>
        part === 'rows' && index === 40 ? { ...row, [field]: 0 } : row,
      ),
      totals: part === 'totals' ? { ...totals, [field]: 0 } : totals,
    }
    site.answer(PLAN, changed)
    const request = fetchAmortisation(site.open(), TERMS)
    await expect(request).rejects.toThrow('amortisation: the figures do not add up')
  })
})
