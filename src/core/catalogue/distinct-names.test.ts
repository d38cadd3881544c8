import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctNames } from './distinct-names.ts'

interface Item {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly traits: readonly (string | null)[]
}

const namesOf = (items: readonly Item[]): readonly string[] =>
  distinctNames(items, ({ group, traits }) => [group, ...traits]).map(({ name }) => name)

const item = (id: string, ...traits: readonly (string | null)[]): Item => ({
  id,
  name: 'Horizonte',
  group: '1.2 Turbo',
  traits,
})

describe('items with equal names', () => {
  it.each<[string, readonly Item[], readonly string[]]>([
    [
      'another trait where the first is not enough',
      [item('1', 'MA1', 'Manual'), item('2', 'MA2', 'Manual'), item('3', 'MA2', 'Automática')],
      ['Horizonte (MA1)', 'Horizonte (MA2, Manual)', 'Horizonte (MA2, Automática)'],
    ],
    [
      'the id where nothing else differs',
      [item('1', 'MA1', null), item('2', 'MA1', null)],
      ['Horizonte (1)', 'Horizonte (2)'],
    ],
    [
      'nothing for a trait that is unknown',
      [item('1', 'MA1'), item('2', null)],
      ['Horizonte (MA1)', 'Horizonte'],
    ],
  ])('get %s', (_, items, expected) => {
    expect(namesOf(items)).toEqual(expected)
  })

  it('differ afterwards if their ids do, and only those have changed', () => {
    const generation = fc.option(fc.constantFrom('MA1', 'MA2'))
    const transmission = fc.option(fc.constantFrom('Manual', 'CVT'))
    const one = fc.record({
      id: fc.nat({ max: 50 }).map(String),
      name: fc.constantFrom('Vivo', 'Horizonte'),
      group: fc.constantFrom('A', 'B'),
      traits: fc.tuple(generation, transmission),
    })
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), (items) => {
        const names = namesOf(items)
        const keys = items.map(({ group }, index) => `${group} ${names[index]}`)
        expect(new Set(keys).size).toBe(items.length)
        const alone = items.filter((each) =>
          items.every(
            (other) => other === each || other.name !== each.name || other.group !== each.group,
          ),
        )
        expect(alone.map((each) => names[items.indexOf(each)])).toEqual(
          alone.map(({ name }) => name),
        )
      }),
    )
  })
})
