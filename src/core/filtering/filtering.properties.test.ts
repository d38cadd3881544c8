import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PRICE_BANDS,
  MONTHLY_PAYMENT_BANDS,
  type Filterable,
  type FilterSelection,
  EMPTY_FILTER,
  filterItems,
  filterOptions,
  normaliseFilter,
} from './filtering.ts'

const SEGMENTS = ['city', 'suv', 'family'].map((id) => ({ id, name: id.toUpperCase() }))
const TRANSMISSIONS = ['Manual', 'Automática']
const ENERGIES = ['Gasolina', 'Elétrico'].map((id) => ({ id, name: id }))
const SEATS = ['5', '7'].map((id) => ({ id, name: `${id} lugares` }))
const GROUPS = [
  'segments',
  'energies',
  'seats',
  'transmissions',
  'price',
  'monthlyPayment',
] as const

const near = (edges: readonly number[]) =>
  fc.oneof(
    fc.constantFrom(...edges.flatMap((edge) => [edge - 0.01, edge, edge + 0.01])),
    fc.constant(null),
  )

const item: fc.Arbitrary<Filterable> = fc.record({
  price: near([10_000, 15_000, 25_000, 35_000]),
  monthlyPayment: near([100, 200, 300, 400]),
  transmission: fc.constantFrom(...TRANSMISSIONS, null),
  segments: fc.subarray(SEGMENTS),
  energies: fc.subarray(ENERGIES),
  seats: fc.subarray(SEATS),
})
const items = fc.array(item, { maxLength: 6 })

const selection: fc.Arbitrary<FilterSelection> = fc.record({
  segments: fc.subarray([...SEGMENTS.map((segment) => segment.id), 'gone']),
  energies: fc.subarray([...ENERGIES.map(({ id }) => id), 'gone']),
  seats: fc.subarray([...SEATS.map(({ id }) => id), 'gone']),
  transmissions: fc.subarray([...TRANSMISSIONS, 'gone']),
  price: fc.subarray(PRICE_BANDS.map((band) => band.id)),
  monthlyPayment: fc.subarray(MONTHLY_PAYMENT_BANDS.map((band) => band.id)),
})

function tickedThoughDisabled(list: readonly Filterable[], ticked: FilterSelection) {
  const options = filterOptions(list, ticked)
  return GROUPS.flatMap((group) => {
    const isEnabled = (id: string) => options[group].some((o) => o.id === id && o.reason === null)
    return ticked[group].filter((id) => !isEnabled(id))
  })
}

describe('any filter over any list', () => {
  it('is normalised in one pass, which unticks every disabled choice and ticks none', () => {
    fc.assert(
      fc.property(items, selection, (list, ticked) => {
        const settled = normaliseFilter(list, ticked)
        expect(normaliseFilter(list, settled)).toEqual(settled)
        expect(tickedThoughDisabled(list, settled)).toEqual([])
        for (const group of GROUPS)
          expect(ticked[group]).toEqual(expect.arrayContaining([...settled[group]]))
      }),
    )
  })

  it('counts what each option would show alone in its group, and disables those that show nothing', () => {
    fc.assert(
      fc.property(items, selection, (list, ticked) => {
        const options = filterOptions(list, ticked)
        for (const group of GROUPS)
          for (const { id, count, reason } of options[group]) {
            expect(count).toBe(filterItems(list, { ...ticked, [group]: [id] }).length)
            const isInList = filterItems(list, { ...EMPTY_FILTER, [group]: [id] }).length > 0
            const absence = isInList ? 'excluded-by-filter' : 'none-in-list'
            const isEnabled = count > 0 || ticked[group].includes(id)
            expect(reason).toBe(isEnabled ? null : absence)
          }
      }),
    )
  })
})
