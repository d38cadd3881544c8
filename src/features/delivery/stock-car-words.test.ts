import { describe, expect, it } from 'vitest'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { deliveryLabels } from './labels.pt-PT.ts'
import { stockCarLines, stockInWords } from './stock-cars.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import type { NearStockCar, StockDifferences } from './nearest.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const t = createTranslator({ ...ptPt, ...deliveryLabels }, {})
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the stock in words', () => {
  const NONE = { changed: [], gained: [], lost: [], euros: 0 }
  const car = (price: number, differences: Partial<StockDifferences> = {}) =>
    ({ price, differences: { ...NONE, ...differences } }) as unknown as NearStockCar
  const like = car(40_550)
  const cheaper = car(36_450, { changed: ['engine'] })
  const better = car(41_550, { gained: ['1'] })

  it.each<[words: string, cars: readonly NearStockCar[]]>([
    ['1 igual e 2 parecidos', [like, better, cheaper]],
    ['2 iguais', [like, car(40_000)]],
    ['1 carro parecido, por 36 450 €', [cheaper]],
    ['', []],
  ])('is %j', (words, cars) => expect(spaced(stockInWords(t, cars))).toBe(words))
})

describe('the words for a stock car', () => {
  const EQUIPMENT = [
    { id: '1', typeId: '33', name: 'Ar condicionado' },
    { id: '2', typeId: '33', name: 'Câmara 360°', isHighlighted: true },
    { id: '3', typeId: '34', name: 'Apple CarPlay' },
    { id: '4', typeId: '35', name: 'ABS' },
  ]
  const lines = (differences: Partial<StockDifferences>) => {
    const car = {
      items: {
        engine: anEngine(),
        version: aVersion(),
        exterior: anExterior({ name: 'Branco Neve' }),
        interior: anInterior(),
      },
      differences: { changed: [], gained: [], lost: [], euros: -640, ...differences },
    } as unknown as NearStockCar
    return stockCarLines(t, car, EQUIPMENT).map(spaced)
  }

  it('say what changes and what it gains, a line each', () => {
    expect(lines({ changed: ['exterior'], gained: ['2'] })).toEqual([
      'Muda: cor Branco Neve',
      'Ganha: câmara 360°',
    ])
  })

  it('name every choice that changes, and what is lost', () => {
    const changed = ['engine', 'version', 'exterior', 'interior'] as const
    expect(lines({ changed, lost: ['3', '4'] })).toEqual([
      'Muda: motor 1.2 Turbo, versão Essencial, cor Branco Neve e interior Pele Camel',
      'Perde: Apple CarPlay e ABS',
    ])
  })

  it('name three, or two and the number of the others, the highlighted first', () => {
    expect(lines({ gained: ['1', '2', '3'] })).toEqual([
      'Ganha: câmara 360°, ar condicionado e Apple CarPlay',
    ])
    expect(lines({ gained: ['1', '2', '3', '4'] })).toEqual([
      'Ganha: câmara 360°, ar condicionado e mais 2 equipamentos',
    ])
  })

  it('count what has no name', () => {
    expect(lines({ gained: ['1', '9'] })).toEqual(['Ganha: ar condicionado e mais 1 equipamento'])
    expect(lines({ gained: ['8', '9'] })).toEqual(['Ganha: 2 equipamentos'])
  })

  it('say of a car without differences that it is the same', () => {
    expect(lines({})).toEqual(['Igual à sua configuração'])
  })
})
