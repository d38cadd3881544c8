import { describe, expect, it } from 'vitest'
import { readLeadTime } from '../../core/catalogue/lead-time.ts'
import { fetchStockCars } from './stock-cars.ts'
import { describeFieldsRead } from '../../../test/support/fields-read.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const STATED = { from: 8, to: 10, date: '2026-11-12', source: 'Fábrica' }

describe('a lead time', () => {
  it('has whole weeks, which may be equal and text, a date and perhaps a source', () => {
    const read = { fromWeeks: 8, toWeeks: 10, statedOn: '2026-11-12', source: 'Fábrica' }
    expect(readLeadTime(STATED)).toEqual(read)
    const equal = { from: '8', to: ' 8 ', date: '2026-11-12T09:00:00' }
    expect(readLeadTime(equal)).toEqual({ ...read, toWeeks: 8, source: null })
  })

  it.each([null, undefined, ''])('is missing if it is %j', (value) => {
    expect(readLeadTime(value)).toBeNull()
  })

  it.each([
    'oito semanas',
    [STATED],
    { ...STATED, from: null },
    { ...STATED, to: '' },
    { ...STATED, from: 11 },
    { ...STATED, from: 0 },
    { ...STATED, from: 7.5 },
    { ...STATED, from: -8 },
    { ...STATED, to: 105 },
    { ...STATED, date: '' },
    { ...STATED, date: '12/11/2026' },
    { ...STATED, date: '2026-02-30' },
  ])('is unreadable, not missing, if it is %j', (value) => {
    expect(readLeadTime(value)).toBe('unreadable')
  })
})

describeFieldsRead({ stockCars: (site) => fetchStockCars(site, '101') })

describe('fetchStockCars', () => {
  const site = startContentSite()
  const CAR = { id: 'ST1', version: 10_111, colorid: 'BNE', idColor: 'TPR', place: 'Leiria' }

  it('reads cars with their price and what they have in addition', async () => {
    site.answer('/wp-json/cfg/stockCars/101', [{ ...CAR, price: '31 810', lst: [33, '34'] }])
    expect(await fetchStockCars(site.open(), '101')).toEqual([
      {
        id: 'ST1',
        versionId: '10111',
        options: { exterior: 'BNE', interior: 'TPR' },
        price: 31_810,
        place: 'Leiria',
        equipmentIds: ['33', '34'],
      },
    ])
  })

  it('reads a missing price or option as null', async () => {
    const { colorid: _colour, ...bare } = CAR
    site.answer('/wp-json/cfg/stockCars/101', [{ ...bare, price: 0 }])
    expect(await fetchStockCars(site.open(), '101')).toEqual([
      expect.objectContaining({ price: null, options: { exterior: null, interior: 'TPR' } }),
    ])
  })

  it('omits cars that cannot be named, found or compared, and says so', async () => {
    site.answer('/wp-json/cfg/stockCars/101', [
      { ...CAR, id: '' },
      { ...CAR, version: null },
      { ...CAR, place: ' ' },
      { ...CAR, price: 'a consultar' },
      { ...CAR, price: -1 },
    ])
    expect(await fetchStockCars(site.open(), '101')).toEqual([])
    expect(site.reports).toContain('stockCars: 5 unreadable entries skipped')
  })
})
