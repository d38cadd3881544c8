import { describe, expect, it } from 'vitest'
import { summaryLines } from '../../../src/domain/steps/summary.ts'
import { anEngine, anExterior, anInterior, aVersion } from '../sample-catalogue.ts'

describe('the lines of the summary', () => {
  it('show each choice with its own price, colour chip and the screen that changes it', () => {
    const lines = summaryLines({
      engine: anEngine({ price: 32_450 }),
      version: aVersion({ price: 34_000 }),
      exterior: anExterior(),
      interior: anInterior({ surcharge: null }),
    })
    expect(lines).toEqual([
      {
        kind: 'engine',
        name: '1.2 Turbo',
        price: 32_450,
        chip: null,
        hasVatSuffix: false,
      },
      {
        kind: 'version',
        name: 'Essencial',
        price: 34_000,
        chip: null,
        hasVatSuffix: false,
      },
      {
        kind: 'exterior',
        name: 'Vermelho Brasa',
        price: 750,
        chip: '#a8432a',
        hasVatSuffix: true,
      },
      {
        kind: 'interior',
        name: 'Pele Camel',
        price: null,
        chip: '#9a6a3c',
        hasVatSuffix: true,
      },
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
    expect(lines.slice(1).every((line) => line.price === null && line.chip === null)).toBe(true)
  })
})
