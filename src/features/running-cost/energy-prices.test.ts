import { fetchBackOffice } from '../../core/content-site/content-site.ts'
import { expect, it } from 'vitest'
import { asWire } from '../../core/content-site/wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'
import { describeFieldsRead } from '../../../test/support/fields-read.ts'
import { readEnergyPrices } from './running-cost.ts'

const site = startContentSite()

describeFieldsRead({
  backOffice: async (each) => readEnergyPrices(asWire((await fetchBackOffice(each)).energyPrices)),
})

it('the back office has energy prices, each with date and source, or none', async () => {
  const { energyPrices } = await fetchBackOffice(site.open())
  const prices = readEnergyPrices(asWire(energyPrices))
  for (const price of Object.values(prices ?? { none: null }))
    expect(price).toEqual({
      price: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      source: expect.any(String),
    })
  const petrol = { price: '1,729', date: '2026-11-16', source: 'DGEG' }
  expect(readEnergyPrices({ petrol, diesel: { ...petrol, date: '' } })).toEqual({
    petrol: { ...petrol, price: 1.729 },
    diesel: null,
    homeCharging: null,
    publicCharging: null,
  })
  for (const change of [{ source: null }, { price: 0 }, { price: -1 }, { price: 'caro' }])
    expect(readEnergyPrices({ petrol: { ...petrol, ...change } })).toBeNull()
})
