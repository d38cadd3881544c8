import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalPrice } from '../offer/price-lines.ts'
import { roundHalfUp } from '../values/units.ts'
import { summaryLines, type SummaryLine } from './summary.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const ITEMS = {
  engine: anEngine({ price: 32_450 }),
  version: aVersion({ price: 34_000 }),
  exterior: anExterior(),
  interior: anInterior({ surcharge: 0 }),
}

describe('the lines of the summary', () => {
  it('show what each choice adds to the price, its colour chip and the screen that changes it', () => {
    expect(summaryLines(ITEMS)).toEqual([
      { kind: 'engine', name: '1.2 Turbo', price: 32_450, isAdded: false, chip: null },
      { kind: 'version', name: 'Essencial', price: 1550, isAdded: true, chip: null },
      { kind: 'exterior', name: 'Vermelho Brasa', price: 750, isAdded: true, chip: '#a8432a' },
      { kind: 'interior', name: 'Pele Camel', price: 0, isAdded: true, chip: '#9a6a3c' },
    ])
  })

  it('keep their place without a name when nothing is chosen', () => {
    const lines = summaryLines({
      engine: anEngine(),
      version: null,
      exterior: null,
      interior: null,
    })
    expect(lines.map((line) => line.kind)).toEqual(['engine', 'version', 'exterior', 'interior'])
    expect(lines.map((line) => line.name)).toEqual(['1.2 Turbo', null, null, null])
    expect(lines.every((line) => line.chip === null)).toBe(true)
  })

  it('begin with the version if the engine has no price', () => {
    const lines = summaryLines({ ...ITEMS, engine: anEngine({ price: null }) })
    expect(lines.map(({ price, isAdded }) => [price, isAdded])).toEqual([
      [null, false],
      [34_000, false],
      [750, true],
      [0, true],
    ])
  })

  it('show the surcharges, but nothing for the car, if the version has no price', () => {
    const lines = summaryLines({ ...ITEMS, version: aVersion({ price: null }) })
    expect(lines.map(({ price }) => price)).toEqual([32_450, null, 750, 0])
  })

  it('show nothing for a surcharge that cannot be read, and the one after it', () => {
    const exterior = anExterior({ surcharge: null })
    const lines = summaryLines({ ...ITEMS, exterior, interior: anInterior({ surcharge: 1200 }) })
    expect(lines.map(({ price }) => price)).toEqual([32_450, 1550, null, 1200])
  })

  it.each([
    ['have what Open Drive adds in a line of its own', 35_500, { version: 1550, campaign: 1500 }],
    ['have no such line where the campaign changes nothing', 34_000, { version: 1550 }],
    [
      'have no price of the version where that with Open Drive is unreadable',
      null,
      { version: null },
    ],
  ] as const)('%s', (_, priceWithoutFinance, expected) => {
    const version = aVersion({ price: 34_000, priceWithoutFinance })
    const lines = summaryLines({ ...ITEMS, version }, 'HOD')
    const shown = lines.filter(({ kind }) => kind === 'version' || kind === 'campaign')
    expect(Object.fromEntries(shown.map(({ kind, price }) => [kind, price]))).toEqual(expected)
  })

  it('add up to the total as it is shown, with any cents', () => {
    const price = fc.integer({ min: 1_000_000, max: 9_999_999 }).map((cents) => cents / 100)
    const surcharge = fc.integer({ min: -50_000, max: 500_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        price,
        price,
        price,
        surcharge,
        surcharge,
        (engine, version, open, exterior, interior) => {
          const items = {
            engine: anEngine({ price: engine }),
            version: aVersion({ price: version, priceWithoutFinance: open }),
            exterior: anExterior({ surcharge: exterior }),
            interior: anInterior({ surcharge: interior }),
          }
          const total = totalPrice(version, [exterior, interior]) ?? NaN
          const sumOf = (lines: readonly SummaryLine[]) =>
            lines.reduce((sum, line) => sum + (line.price ?? NaN), 0)
          expect(sumOf(summaryLines(items))).toBe(roundHalfUp(total, 0))
          const openTotal = totalPrice(open, [exterior, interior]) ?? NaN
          expect(sumOf(summaryLines(items, 'HOD'))).toBe(roundHalfUp(openTotal, 0))
          // The same lines to the cent.
          expect(roundHalfUp(sumOf(summaryLines(items, 'CREDIT', true)), 2)).toBe(total)
        },
      ),
    )
  })
})
