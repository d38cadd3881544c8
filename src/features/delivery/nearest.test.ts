import { describe, expect, it } from 'vitest'
import type { Model } from '../../core/catalogue/catalogue.ts'
import {
  isSameCar,
  readChosen,
  toChosen,
  resolveStockCar,
  type StockCar,
} from '../../core/offer/stock-car.ts'
import {
  isAlike,
  nearestStockCars,
  stockDifferences,
  stockDistance,
  type CurrentBuild,
} from './nearest.ts'
import type { ListOf } from '../../core/configuration/choice-steps.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const MODEL = { id: '101', name: 'Maré' } as Model
const ENGINES = ['1.2 Turbo', '1.6 Híbrido'].map((name, n) => anEngine({ id: `101${n}`, name }))
const VERSIONS = ENGINES.flatMap(({ id: engineId }) =>
  ['Essencial', 'Horizonte', 'Prestígio'].map((name, n) =>
    aVersion({
      id: `${engineId}${n}`,
      engineId,
      name,
      price: 30_000 + n * 2500,
      equipmentIds: ['1', '2', '3', '4'].slice(0, n + 1),
    }),
  ),
)
const PAINTS = [
  ['VPI', 'Verde Pinhal', 950],
  ['BNE', 'Branco Neve', 0],
  ['CGR', 'Cinza Granito', 750],
] as const
const CABINS = [
  ['TPR', 'Tecido Preto', 0],
  ['PCA', 'Pele Camel', 1200],
] as const
const LISTS = {
  engines: ENGINES,
  versions: VERSIONS,
  exteriors: VERSIONS.flatMap(({ id: versionId }) =>
    PAINTS.map(([id, name, surcharge]) => anExterior({ id, name, surcharge, versionId })),
  ),
  interiors: VERSIONS.flatMap(({ id: versionId }) =>
    CABINS.map(([id, name, surcharge]) => anInterior({ id, name, surcharge, versionId })),
  ),
}
const listOf = ((name: keyof typeof LISTS) => LISTS[name]) as ListOf

const car = (change: Partial<StockCar> = {}): StockCar => ({
  id: 'ST1',
  versionId: '10100',
  options: { exterior: 'VPI', interior: 'TPR' },
  price: null,
  place: 'Leiria',
  equipmentIds: [],
  ...change,
})

function resolved(one: StockCar) {
  const found = resolveStockCar(one, MODEL, listOf)
  if (!found) throw new Error('not in the lists')
  return found
}

/** The configuration that equals a stock car. */
function buildOf(one: StockCar): CurrentBuild {
  const { items, price } = resolved(one)
  return { items, price }
}

const OWN = buildOf(car())

describe('a stock car', () => {
  it('costs what its configuration does, unless its own price is stated', () => {
    expect(resolved(car()).price).toBe(30_950)
    expect(resolved(car({ price: 29_999 })).price).toBe(29_999)
  })

  it.each([
    ['version', { versionId: '999' }],
    ['colour', { options: { exterior: 'XXX', interior: 'TPR' } }],
    ['interior', { options: { exterior: 'VPI', interior: 'XXX' } }],
  ])('cannot be chosen if its %s is no longer offered', (_what, change) => {
    expect(resolveStockCar(car(change), MODEL, listOf)).toBeNull()
  })

  it('may be without options that its version does not have', () => {
    const bare = car({ options: { exterior: null, interior: null } })
    expect(resolved(bare).items).toMatchObject({ exterior: null, interior: null })
  })

  it('is compared by what has another name, what it gains and loses, and its price', () => {
    const other = car({
      versionId: '10110',
      options: { exterior: 'BNE', interior: 'TPR' },
      price: 30_310,
      equipmentIds: ['9'],
    })
    // 'Essencial' of another engine is another engine, not another version.
    expect(stockDifferences(OWN, resolved(other))).toEqual({
      changed: ['engine', 'exterior'],
      gained: ['9'],
      lost: [],
      euros: -640,
    })
    expect(stockDifferences(buildOf(car({ versionId: '10102' })), resolved(car()))).toMatchObject({
      changed: ['version'],
      lost: ['2', '3'],
    })
  })

  it('neither gains nor loses what screens do not list', () => {
    const equipment = [
      { id: '1', typeId: '33', name: 'Ar condicionado manual' },
      { id: '2', typeId: '33', name: 'Ar condicionado automático', replacesId: '1' },
      { id: '3', typeId: '33', name: 'Alarme' },
      { id: '8', typeId: '99', name: 'De nenhum tipo' },
    ]
    const between = (ownIds: readonly string[], ids: readonly string[]) => {
      const version = aVersion({ equipmentIds: ownIds })
      const own = { items: { ...OWN.items, version }, price: OWN.price }
      const one = { ...resolved(car()), equipmentIds: ids }
      const differences = stockDifferences({ ...own, equipment }, one)
      return [differences.gained, differences.lost]
    }
    expect(between(['1'], ['1', '3', '8', '9'])).toEqual([['3'], []])
    expect(between(['1'], ['2'])).toEqual([['2'], []])
    expect(between(['2', '3'], ['1'])).toEqual([[], ['2', '3']])
    expect(stockDifferences(OWN, { ...resolved(car()), equipmentIds: ['1', '8'] }).gained).toEqual([
      '8',
    ])
  })

  const SAME = { price: 30_950 }
  it.each([
    ['the same car', {}, 0],
    ['a cheaper one', { price: 30_310 }, 64_000],
    ['a dearer one', { price: 31_590 }, 64_000],
    ['another colour', { ...SAME, options: { exterior: 'BNE', interior: 'TPR' } }, 60_000],
    ['another interior', { ...SAME, options: { exterior: 'VPI', interior: 'PCA' } }, 40_000],
    ['another engine', { versionId: '10110' }, 300_000],
    ['another version', { ...SAME, versionId: '10101' }, 150_000],
    ['more equipment', { equipmentIds: ['9'] }, 0],
  ])('has a distance from the configuration: %s', (_case, change, cents) => {
    expect(stockDistance(stockDifferences(OWN, resolved(car(change))))).toBe(cents)
  })

  it('is further away by what it lacks', () => {
    const own = buildOf(car({ versionId: '10101' }))
    const differences = stockDifferences(own, resolved(car({ price: own.price })))
    expect(differences.lost).toEqual(['2'])
    expect(stockDistance(differences)).toBe(150_000 + 15_000)
  })
})

describe('the nearest stock cars', () => {
  it('are the same in any order of the list, each once: of equally near ones the cheaper, then by id', () => {
    const dear = resolved(car({ id: 'A', price: 31_000 }))
    const cheap = resolved(car({ id: 'B', price: 30_900 }))
    const far = resolved(car({ id: '0', price: 28_000 }))
    const twins = ['D', 'C'].map((id) => resolved(car({ id, price: 31_000 })))
    const ids = (cars: readonly { readonly car: StockCar }[]) => cars.map((one) => one.car.id)
    expect(ids(nearestStockCars(OWN, [far, dear, cheap, ...twins]))).toEqual(['B', 'A', 'C'])
    expect(ids(nearestStockCars(OWN, [...twins, cheap, cheap, far, dear]))).toEqual(['B', 'A', 'C'])
  })

  it('begin with those that are like the configuration, however much they cost less', () => {
    const alike = resolved(car({ id: 'A', price: 28_000 }))
    const near = resolved(car({ id: 'B', options: { exterior: 'BNE', interior: 'TPR' } }))
    const found = nearestStockCars(OWN, [near, alike])
    expect(found.map((each) => [each.car.id, isAlike(each)])).toEqual([
      ['A', true],
      ['B', false],
    ])
  })
})

describe('a chosen stock car', () => {
  const chosen = toChosen(resolved(car({ price: 29_999 })))

  it('belongs to its configuration only', () => {
    expect(isSameCar(chosen, resolved(car()).choices)).toBe(true)
    const other = car({ options: { exterior: 'BNE', interior: 'TPR' } })
    expect(isSameCar(chosen, resolved(other).choices)).toBe(false)
  })

  it('is read back as it was stored, and nothing else is', () => {
    expect(readChosen(JSON.stringify(chosen))).toEqual(chosen)
    for (const text of ['', 'x', 'null', '{"id":"ST1"}', '{"id":1,"place":"Leiria","price":1}'])
      expect(readChosen(text)).toBeNull()
  })
})
