import { describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'

const { request, read } = siteUnderTest()

interface Answer {
  readonly financialInfo: Readonly<Record<string, number | string | null>>
}

function path(changes: Readonly<Record<string, string | number>> = {}): string {
  const asked = {
    version: 10_111,
    priceWithoutFinance: 33_450,
    vehiclePrice: 32_450,
    minEntry: 500,
    initialValue: 6000,
    nrPayments: 96,
    minRate: 5.95,
    maxRate: 8.95,
    residualAmount: 0,
    type: 'S',
    ...changes,
  }
  return `/wp-json/cfg/updateFinances/${Object.values(asked).join('/')}`
}

describe('updateFinances', () => {
  it('returns for the traditional loan the offer shown with the version', async () => {
    const versions = await read<Record<string, unknown>[]>('/wp-json/cfg/lstVersions/101')
    const version = versions.find(({ id }) => id === 10_111)
    const { financialInfo } = await read<Answer>(path())
    expect(financialInfo).toEqual({
      pvp: 32_450,
      fee: version?.['rent'],
      initialValue: 6000,
      initialExpenses: version?.['initialExpenses'],
      rate: 6.95,
      taeg: version?.['taeg'],
      mtic: version?.['mtic'],
      postExpenses: 32.5,
      nrPayments: 96,
      capitalToFinance: 26_450,
      dtEndOfCampaign: '2026-12-31',
      residualValue: 0,
      pdfinBase64: expect.stringMatching(/^JVBERi0/),
    })
  })

  it('returns open drive with the residual of its own table, and without an extinction fee', async () => {
    const openDrive = { version: 10_123, vehiclePrice: 41_350, initialValue: 8000, nrPayments: 48 }
    const { financialInfo } = await read<Answer>(path({ ...openDrive, type: 'N' }))
    expect(financialInfo).toMatchObject({
      fee: 466.3,
      rate: 5.95,
      taeg: 7.4,
      mtic: 40_596.18,
      residualValue: 17_367,
      postExpenses: 0,
      capitalToFinance: 33_350,
    })
    const other = { ...openDrive, type: 'N', residualAmount: 1, minRate: 0, maxRate: 0 }
    expect((await read<Answer>(path(other))).financialInfo).toEqual(financialInfo)
  })

  it('accepts amounts with all decimals of a computation', async () => {
    const changes = { residualAmount: 17_367.000000000004, vehiclePrice: 32_450.000000000004 }
    expect((await request(path(changes))).status).toBe(200)
  })

  it.each([
    ['an entry below the minimum', { initialValue: 499.99 }],
    ['an open drive entry above the maximum', { initialValue: 13_000, nrPayments: 48, type: 'N' }],
    ['an open drive term above the maximum', { nrPayments: 72, type: 'N' }],
    ['a price below the entry', { vehiclePrice: 5000 }],
    ['a price that charges eat', { vehiclePrice: 6100 }],
    ['no price', { vehiclePrice: 0 }],
    ['a negative price', { vehiclePrice: -32_450 }],
    ['a price that is no number', { vehiclePrice: 'NaN' }],
    ['an infinite price', { vehiclePrice: 'Infinity' }],
    ['an empty rate', { minRate: 'null' }],
    ['an unknown credit type', { type: 'X' }],
    ['a malformed version', { version: 'abc' }],
  ])('rejects %s', async (_, changes) => {
    const response = await request(path(changes))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad_request' })
  })

  it('answers 404 for an unknown version', async () => {
    expect((await request(path({ version: 77_777 }))).status).toBe(404)
  })
})
