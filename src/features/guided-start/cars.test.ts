import { describe, expect, it } from 'vitest'
import { carsOf, weeksOf, type ModelLists } from './cars.ts'
import type { StatedLeadTime } from '../../core/catalogue/lead-time.ts'
import type { Engine, Model, Version } from '../../core/catalogue/catalogue.ts'
import { isFit, search } from './search.ts'
import type { Wish } from './wishes.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const [model] = MODELS as [Model]

const LISTS: ModelLists = {
  model,
  facts: { seats: 5, luggage: 466, length: 4.4 },
  engines: [anEngine()],
  versions: [aVersion()],
  exteriors: [],
  interiors: [],
}

const TODAY = '2026-11-20'

const carOf = (engine: Partial<Engine>, version: Partial<Version> = {}) =>
  carsOf({ ...LISTS, engines: [anEngine(engine)], versions: [aVersion(version)] }, TODAY, {})[0]

describe('the cars of a model', () => {
  it('are the versions with a price, with what the editor states and the options that are offered', () => {
    const exteriors = [
      anExterior({ id: 'red', versionId: '10111', surcharge: 550 }),
      anExterior({ id: 'odd', versionId: '10111', surcharge: null }),
      anExterior({ id: 'other', versionId: '10112', surcharge: 0 }),
    ]
    const versions = [aVersion({ equipmentIds: ['1', '2'] }), aVersion({ id: 'x', price: null })]
    const [car, ...others] = carsOf({ ...LISTS, versions, exteriors }, TODAY, {
      10111: { 55000: 37_000 },
    })
    expect(others).toEqual([])
    expect(car).toMatchObject({
      version: { id: '10111' },
      cents: 3_245_000,
      payments: { 0: 36_362, 55000: 37_000 },
      seats: 5,
      equipment: ['1', '2'],
      exteriors: [{ item: { id: 'red' }, cents: 55_000 }],
      interiors: [{ item: null, cents: 0 }],
    })
  })

  it('are none if every colour of the version has an unreadable surcharge', async () => {
    const exteriors = [anExterior({ versionId: '10111', surcharge: null })]
    const cars = carsOf({ ...LISTS, exteriors, interiors: [anInterior()] }, TODAY, {})
    expect(await search([], [cars])).toEqual({ best: [], unpriced: [] })
  })

  it('are its engines before the versions are known, which rule out only what engines tell', async () => {
    const cars = carsOf({ ...LISTS, versions: null }, TODAY, {})
    expect(cars).toMatchObject([{ engine: { id: '1011' }, version: null }])
    const fits = async (wish: Wish) => (await search([wish], [cars])).best.filter(isFit)
    expect(await fits({ kind: 'equipment', id: '2' })).toHaveLength(1)
    expect(await fits({ kind: 'charging', isCharged: true })).toEqual([])
  })

  it.each([
    [{ transmission: 'Manual de 6 velocidades' }, false],
    [{ transmission: 'Automática' }, true],
    [{ transmission: 'e-CVT' }, true],
    [{ transmission: 'Dupla embraiagem' }, true],
    [{ transmission: 'Sequencial' }, null],
    [{ transmission: null }, null],
    [{ transmission: null, isElectric: true }, true],
  ])('with %j are automatic: %s', (engine, isAutomatic) => {
    expect(carOf(engine, { transmission: null })?.isAutomatic).toBe(isAutomatic)
  })

  it('have the transmission and the range of the version rather than of the engine', () => {
    const wltp = { fuel: null, energy: [15, 15], range: [400, 410], co2: [0, 0] } as const
    const own = { ...wltp, range: [380, 390] } as const
    const electric = { isElectric: true, wltp, transmission: 'Manual' }
    expect(carOf(electric)?.range).toBe(400)
    expect(carOf(electric, { wltp: own, transmission: 'Automática' })).toMatchObject({
      range: 380,
      isAutomatic: true,
    })
    expect(carOf({})?.range).toBe(Infinity)
    expect(carOf({ isElectric: true })?.range).toBeNull()
  })

  it('are delivered with the slowest of version, colour and interior, if the version states a time', async () => {
    const within = (weeks: number) => ({
      leadTime: { fromWeeks: weeks, toWeeks: weeks, statedOn: TODAY, source: null },
    })
    const exteriors = [
      anExterior({ id: 'red', versionId: '10111', surcharge: 0, ...within(12) }),
      anExterior({ id: 'blue', versionId: '10111', surcharge: 100, ...within(4) }),
    ]
    const versions = [aVersion(within(6))]
    const cars = carsOf({ ...LISTS, versions, exteriors }, TODAY, {})
    const fits = async (...wishes: readonly Wish[]) =>
      (await search(wishes, [cars])).best.filter(isFit)
    expect(await fits()).toMatchObject([{ exterior: { id: 'red' }, weeks: 12 }])
    expect(await fits({ kind: 'weeks', most: 8 })).toMatchObject([
      { exterior: { id: 'blue' }, weeks: 6, cents: 3_255_000 },
    ])
  })
})

const stated = (statedOn: string) => ({ fromWeeks: 6, toWeeks: 8, statedOn, source: null })

it.each<readonly [string, StatedLeadTime, number | null]>([
  ['of a recent statement, the longest', stated('2026-11-12'), 8],
  ['null without a statement', null, null],
  ['unknown for one that is too old', stated('2026-11-05'), Infinity],
  ['unknown for one of the future', stated('2026-11-21'), Infinity],
  ['unknown for one that cannot be read', 'unreadable', Infinity],
])('the weeks until delivery are %s', (_, leadTime, weeks) => {
  expect(weeksOf({ leadTime }, '2026-11-20')).toBe(weeks)
})
