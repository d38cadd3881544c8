import { describe, expect, it } from 'vitest'
import type { TechnicalSpec } from '../../core/catalogue/catalogue.ts'
import type { Translate } from '../../core/formats/translate.ts'
import {
  compareEquipment,
  compareSpecs,
  markDifferences,
  onlyMarked,
  initiallyCompared,
  keepCompared,
  sideBySide,
  toggleCompared,
} from './comparison.ts'
import { anEngine, aVersion } from '../../../test/support/sample-catalogue.ts'

const t: Translate = (key, ..._values) => key

const aSpec = (id: string, value: string, change: Partial<TechnicalSpec> = {}): TechnicalSpec => ({
  id,
  typeId: '1',
  designation: `Spec ${id}`,
  value,
  unit: null,
  ...change,
})

const EQUIPMENT = [
  { id: '1', typeId: '35', name: 'Câmara de 360°' },
  { id: '2', typeId: '32', name: 'Teto panorâmico' },
  { id: '3', typeId: '33', name: 'Chave inteligente' },
  { id: '4', typeId: '34', name: 'Volante em pele' },
  { id: '5', typeId: '33', name: 'Portão traseiro elétrico' },
  { id: '6', typeId: '99', name: 'Sem grupo' },
]

describe('the compared list', () => {
  it.each([
    ['the current item and the one before it', 'b', ['a', 'b', 'c'], ['a', 'b']],
    ['the first item and the next', 'a', ['a', 'b', 'c'], ['a', 'b']],
    ['the last two items', 'c', ['a', 'b', 'c'], ['b', 'c']],
    ['the only item', 'a', ['a'], ['a']],
    ['nothing without a current item', null, ['a', 'b'], []],
    ['nothing when the current item is not offered', 'x', ['a', 'b'], []],
  ] as const)('starts with %s', (_, currentId, offered, expected) => {
    expect(initiallyCompared(currentId, offered)).toEqual(expected)
  })

  it.each([
    ['adds an item', ['a'], 'b', 3, ['a', 'b']],
    ['removes an item', ['a', 'b'], 'a', 3, ['b']],
    ['adds nothing at a maximum of 3', ['a', 'b', 'c'], 'd', 3, ['a', 'b', 'c']],
    ['adds nothing at a maximum of 2', ['a', 'b'], 'c', 2, ['a', 'b']],
    ['removes an item at the maximum', ['a', 'b', 'c'], 'b', 3, ['a', 'c']],
  ] as const)('%s', (_, ids, id, maximum, expected) => {
    expect(toggleCompared(ids, id, maximum)).toEqual(expected)
  })

  it.each([
    ['what is no longer offered', ['a', 'x'], ['a', 'b'], 3, ['a']],
    ['what exceeds a maximum that was set later', ['c', 'b', 'a'], ['a', 'b', 'c'], 2, ['c', 'b']],
  ] as const)('drops %s', (_, ids, offered, maximum, expected) => {
    expect(keepCompared(ids, offered, maximum)).toEqual(expected)
  })
})

describe('engines side by side', () => {
  const petrol = anEngine({
    specs: [
      aSpec('285', 'Euro 6e', { typeId: '26' }),
      aSpec('10', '1198', { unit: 'cm³' }),
      aSpec('11', '130'),
    ],
  })
  const electric = anEngine({ id: '2', specs: [aSpec('11', '204'), aSpec('12', '64')] })

  it('show their specs by type id, each value with its unit, and a gap where an engine lacks one', () => {
    expect(compareSpecs(t, [petrol, electric])).toEqual([
      {
        id: '1',
        title: 'specsMotor',
        rows: [
          { id: '10', name: 'Spec 10', values: ['1198\u00a0cm³', null] },
          { id: '11', name: 'Spec 11', values: ['130', '204'] },
          { id: '12', name: 'Spec 12', values: [null, '64'] },
        ],
      },
      {
        id: '26',
        title: 'specsEnvironment',
        rows: [{ id: '285', name: 'Spec 285', values: ['Euro 6e', null] }],
      },
    ])
  })

  it('do not repeat the official values, unless a spec states another one', () => {
    const co2 = (value: string) => aSpec('284', value, { typeId: '26', unit: 'g/km' })
    const consumption = (value: string) => aSpec('289', value, { typeId: '26', unit: 'l/100 km' })
    const wltp = { fuel: [5.3, 5.3], energy: null, range: null, co2: [121, 121] } as const
    const norm = aSpec('285', 'Euro 6e', { typeId: '26' })
    const one = anEngine({ wltp, specs: [co2('121'), consumption('5,3'), norm] })
    const other = anEngine({ id: '2', wltp, specs: [co2('121'), consumption('5,9'), norm] })
    const rowsOf = (...engines: Parameters<typeof compareSpecs>[1]) =>
      compareSpecs(t, engines).flatMap(({ rows }) => rows.map(({ id, values }) => [id, ...values]))
    expect(rowsOf(one)).toEqual([['285', 'Euro 6e']])
    expect(rowsOf(one, other)).toEqual([
      ['285', 'Euro 6e', 'Euro 6e'],
      ['289', '5,3\u00a0l/100 km', '5,9\u00a0l/100 km'],
    ])
  })

  it('have no group for a type that no engine has, nor for an unknown type', () => {
    const odd = anEngine({ specs: [aSpec('7', 'x', { typeId: '77' })] })
    expect(compareSpecs(t, [odd])).toEqual([])
    expect(compareSpecs(t, [])).toEqual([])
  })
})

describe('versions side by side', () => {
  const one = aVersion({ equipmentIds: ['3', '4', '6'] })
  const other = aVersion({ id: 'b', equipmentIds: ['5', '3', '1'] })

  it('group equipment as comfort, exterior, interior and safety, without items that no version has', () => {
    const groups = compareEquipment(t, [one, other], EQUIPMENT)
    expect(groups.map(({ id }) => id)).toEqual(['33', '34', '35'])
    expect(groups[0]?.rows).toEqual([
      { id: '3', name: 'Chave inteligente', values: [true, true] },
      { id: '5', name: 'Portão traseiro elétrico', values: [false, true] },
    ])
  })

  it('have one row for the forms of one thing, named after the least that a version has', () => {
    const forms = [
      { id: '1', typeId: '33', name: 'Ar condicionado' },
      { id: '2', typeId: '33', name: 'Ar condicionado automático', replacesId: '1' },
      { id: '3', typeId: '33', name: 'Ar condicionado de duas zonas', replacesId: '2' },
    ]
    const rowsOf = (...lists: readonly string[][]) =>
      compareEquipment(
        t,
        lists.map((equipmentIds) => aVersion({ equipmentIds })),
        forms,
      ).flatMap(({ rows }) => rows.map(({ name, values }) => [name, ...values]))
    const [, automatic, twoZones] = forms.map(({ name }) => name)
    expect(rowsOf(['1'], ['1', '2'], ['1', '2', '3'], [])).toEqual([
      ['Ar condicionado', true, automatic, twoZones, false],
    ])
    // A list that has the better form alone does not lack the thing.
    expect(rowsOf(['1'], ['3'])).toEqual([['Ar condicionado', true, twoZones]])
    expect(rowsOf(['1', '2'], ['2'])).toEqual([[automatic, true, true]])
    expect(rowsOf(['2'], [])).toEqual([[automatic, true, false]])
  })

  it('keep a row each of items that replace themselves, each other or what is not listed', () => {
    const odd = [
      { id: '1', typeId: '32', name: 'Um', replacesId: '2' },
      { id: '2', typeId: '32', name: 'Dois', replacesId: '1' },
      { id: '3', typeId: '32', name: 'Três', replacesId: '3' },
      { id: '4', typeId: '32', name: 'Quatro', replacesId: '9' },
    ]
    const [group] = compareEquipment(t, [aVersion({ equipmentIds: ['1', '2', '3', '4'] })], odd)
    expect(group?.rows.map(({ name, values }) => [name, ...values])).toEqual(
      odd.map(({ name }) => [name, true]),
    )
  })

  it('can be reduced to the rows that differ, beside figures, which are always shown and marked if they differ', () => {
    const figure = (id: string, ...compared: string[]) => ({
      id,
      name: id,
      values: [],
      compared,
    })
    const figures = {
      id: 'figures',
      rows: [
        figure('taeg', '8,3%', '8,3%'),
        figure('price', '1 €', '2 €'),
        { ...figure('code', 'A', 'B'), differs: false },
      ],
      isFixed: true,
    }
    const groups = markDifferences([figures, ...compareEquipment(t, [one, other], EQUIPMENT)])
    const rows = onlyMarked(groups).flatMap((group) => group.rows)
    expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
      ['taeg', false],
      ['price', true],
      ['code', false],
      ['5', true],
      ['4', true],
      ['1', true],
    ])
  })

  it('have the pieces in which they differ first in each group, and marked', () => {
    const [comfort] = markDifferences(compareEquipment(t, [one, other], EQUIPMENT))
    expect(comfort?.rows.map(({ id, differs }) => [id, differs])).toEqual([
      ['5', true],
      ['3', false],
    ])
  })

  it('keep the order of prices, which add up', () => {
    const [prices] = markDifferences([
      sideBySide('Preço', [
        [
          { label: 'Versão', value: '1 €' },
          { label: 'Total', value: '1 €' },
        ],
        [
          { label: 'Versão', value: '1 €' },
          { label: 'Total', value: '2 €' },
        ],
      ]),
    ])
    expect(prices?.rows.map(({ id, differs }) => [id, differs])).toEqual([
      ['Versão', false],
      ['Total', true],
    ])
  })

  it('differ in fewer rows when one of three versions is not shown', () => {
    const all = compareEquipment(t, [one, one, other], EQUIPMENT)
    expect(onlyMarked(markDifferences(all))).not.toEqual([])
    expect(onlyMarked(markDifferences(all, (place) => place < 2))).toEqual([])
  })

  it('show an equipment item once when the list contains it twice', () => {
    const [comfort] = compareEquipment(t, [one], [...EQUIPMENT, ...EQUIPMENT])
    expect(comfort?.rows).toHaveLength(1)
  })
})
