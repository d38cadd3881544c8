import { describe, expect, it } from 'vitest'
import { summaryLines } from '../../core/configuration/summary.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { linePrice } from './line-price.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const ITEMS = {
  engine: anEngine({ price: 32_450 }),
  version: aVersion({ price: 34_000 }),
  exterior: anExterior({ surcharge: 750 }),
  interior: anInterior({ surcharge: 0 }),
}

const pricesOf = (items: typeof ITEMS, labels: Record<string, string> = {}) =>
  summaryLines(items).map((line) =>
    linePrice(createTranslator(ptPt, labels), line)?.replaceAll(/\s/g, ' '),
  )

describe('the prices in the details list', () => {
  it('have the suffix of the specification unless the site replaces it', () => {
    expect(pricesOf(ITEMS)).toEqual(['32 450 €', '+ 1 550 €', '+ 750 € + IVA', 'Incluído'])
    expect(pricesOf(ITEMS, { euroVat: '€' })[2]).toBe('+ 750 €')
  })

  it('tell a missing price and an unreadable surcharge from an included one', () => {
    const version = aVersion({ price: null })
    const exterior = anExterior({ surcharge: null })
    expect(pricesOf({ ...ITEMS, version, exterior })).toEqual(['32 450 €', '—', '—', 'Incluído'])
  })

  it('show a version that costs less than its engine with a minus', () => {
    expect(pricesOf({ ...ITEMS, version: aVersion({ price: 32_000 }) })[1]).toBe('- 450 €')
  })
})
