import { describe, expect, it } from 'vitest'
import { carsOf, type ModelLists } from './cars.ts'
import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import { search } from './search.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const LISTS: ModelLists = {
  facts: { seats: 5, luggage: 466, length: 4.4 },
  engines: [anEngine()],
  versions: [aVersion()],
  exteriors: [],
  interiors: [],
}

const READING = { wishes: [], weeksOf: () => null, quoted: {} }

const carOf = (engine: Partial<Engine>, version: Partial<Version> = {}) =>
  carsOf({ ...LISTS, engines: [anEngine(engine)], versions: [aVersion(version)] }, READING)[0]

describe('the cars of a model', () => {
  it('are the versions with a price, with what the editor states and the options that are offered', () => {
    const exteriors = [
      anExterior({ id: 'red', versionId: '10111', surcharge: 550 }),
      anExterior({ id: 'odd', versionId: '10111', surcharge: null }),
      anExterior({ id: 'other', versionId: '10112', surcharge: 0 }),
    ]
    const versions = [aVersion({ equipmentIds: ['1', '2'] }), aVersion({ id: 'x', price: null })]
    const [car, ...others] = carsOf(
      { ...LISTS, versions, exteriors },
      {
        ...READING,
        wishes: [{ kind: 'equipment', id: '2' }],
        quoted: { 10111: { 55000: 37_000 } },
      },
    )
    expect(others).toEqual([])
    expect(car).toMatchObject({
      versionId: '10111',
      cents: 3_245_000,
      payments: { 0: 36_362, 55000: 37_000 },
      seats: 5,
      equipment: ['2'],
      exteriors: [{ id: 'red', cents: 55_000 }],
      interiors: [{ id: null, cents: 0 }],
    })
  })

  it('are none if every colour of the version has an unreadable surcharge', () => {
    const exteriors = [anExterior({ versionId: '10111', surcharge: null })]
    const cars = carsOf({ ...LISTS, exteriors, interiors: [anInterior()] }, READING)
    expect(search([], [{ id: '101', cars }])).toEqual({
      fits: [],
      changes: [],
      nearest: [],
      unpriced: [],
    })
  })

  it('are its engines before the versions are known, which rule out only what engines tell', () => {
    const cars = carsOf({ ...LISTS, versions: null }, READING)
    expect(cars).toMatchObject([{ engineId: '1011', versionId: null }])
    const models = [{ id: '101', cars }]
    expect(search([{ kind: 'equipment', id: '2' }], models).fits).toHaveLength(1)
    expect(search([{ kind: 'charging', isCharged: true }], models).fits).toEqual([])
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

  it('are delivered with the slowest of version, colour and interior, if the version states a time', () => {
    const weeks: Readonly<Record<string, number>> = { 10111: 6, red: 12, blue: 4 }
    const exteriors = [
      anExterior({ id: 'red', versionId: '10111', surcharge: 0 }),
      anExterior({ id: 'blue', versionId: '10111', surcharge: 100 }),
    ]
    const cars = carsOf(
      { ...LISTS, exteriors },
      { ...READING, weeksOf: ({ id }) => weeks[id] ?? null },
    )
    const models = [{ id: '101', cars }]
    const [cheapest] = search([], models).fits
    expect(cheapest).toMatchObject({ exteriorId: 'red', weeks: 12 })
    const [soon] = search([{ kind: 'delivery', most: 8 }], models).fits
    expect(soon).toMatchObject({ exteriorId: 'blue', weeks: 6, cents: 3_255_000 })
  })
})
