import { describe, expect, it } from 'vitest'
import { withLeadTimes } from '../../../demo/content-site/lead-times/lead-times.ts'
import { STOCK_VERSIONS } from '../../../demo/content-site/stock-cars/stock-cars.ts'
import { dayIn, MARKET_TIME_ZONE } from '../../../src/core/values/days.ts'
import { isCurrent, readLeadTime } from '../../../src/core/catalogue/lead-time.ts'
import { siteUnderTest } from './site-under-test.ts'

const { read, request } = siteUnderTest()

interface Car {
  readonly id: string
  readonly version: number
  readonly place: string
  readonly lst: readonly number[]
}

const MODELS = [101, 102, 103, 104, 105, 106, 107, 108, 109]

async function allCars(): Promise<Car[]> {
  const lists = MODELS.map((id) => read<Car[]>(`/wp-json/cfg/stockCars/${id}`))
  return (await Promise.all(lists)).flat()
}

describe('the stock cars of the content site', () => {
  it('are all in its catalogue, each with an id of its own, in several places', async () => {
    const cars = await allCars()
    const served = cars.map(({ version }) => version)
    expect(served.toSorted((a, b) => a - b)).toEqual(STOCK_VERSIONS.toSorted((a, b) => a - b))
    expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length)
    expect(new Set(cars.map(({ place }) => place)).size).toBeGreaterThan(10)
    expect(cars.some(({ lst }) => lst.length > 0)).toBe(true)
  })

  it('are none for a model without any, and an error for an unknown model', async () => {
    expect(await read('/wp-json/cfg/stockCars/109')).toEqual([])
    expect((await request('/wp-json/cfg/stockCars/999')).status).toBe(404)
  })
})

describe('the lead times of the content site', () => {
  it('are current on any day', async () => {
    const lists = ['lstVersions/101', 'extColors/101', 'panomaricLI/101'].map((call) =>
      read<{ readonly leadTime: unknown }[]>(`/wp-json/cfg/${call}`),
    )
    for (const list of await Promise.all(lists)) {
      const stated = list.flatMap(({ leadTime }) => readLeadTime(leadTime) ?? [])
      expect(stated.length).toBeGreaterThan(0)
      for (const each of stated)
        expect(isCurrent(each, dayIn(MARKET_TIME_ZONE, new Date()))).toBe(true)
    }
  })

  it('leave the statement of a catalogue of its own as it is', () => {
    const own = [{ id: 10_111, modelID: 101, idEngine: 1011, leadTime: null }]
    expect(withLeadTimes(own, '2026-11-27')).toEqual(own)
  })
})
