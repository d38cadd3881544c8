import { describe, expect, it } from 'vitest'
import { inPlace } from '../../src/labels/in-place.ts'
import {
  expectedText,
  fasterText,
  leadTimeSpan,
  leadTimeText,
  priceDifference,
  slowestText,
} from '../../src/labels/lead-time-words.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'
import { stockCarLines } from '../../src/labels/stock-car-words.ts'
import { createTranslator } from '../../src/labels/translate.ts'
import type { NearStockCar, StockDifferences } from '../../src/domain/stock-cars/nearest.ts'
import { anEngine, anExterior, anInterior, aVersion } from '../domain/sample-catalogue.ts'

const t = createTranslator(ptPt, {})
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the words for a lead time', () => {
  it.each([
    [8, 10, '8 a 10 semanas'],
    [8, 8, '8 semanas'],
    [1, 1, '1 semana'],
    [1, 2, '1 a 2 semanas'],
  ])('of %i to %i weeks are %s', (fromWeeks, toWeeks, text) => {
    expect(leadTimeSpan(t, { fromWeeks, toWeeks })).toBe(text)
  })

  it('have the day and the month of the statement', () => {
    const leadTime = { fromWeeks: 8, toWeeks: 10, statedOn: '2026-11-12' }
    expect(`${t('leadTime').toLowerCase()} ${leadTimeText(t, leadTime)}`).toBe(
      'entrega em 8 a 10 semanas (indicação de 12/11)',
    )
  })

  it('name what takes longest', () => {
    const green = { item: 'exterior', name: 'Verde Pinhal' } as const
    expect(slowestText(t, [green])).toBe('A escolha que mais demora: cor exterior Verde Pinhal.')
    expect(slowestText(t, [green, { item: 'interior', name: 'Pele Camel' }])).toBe(
      'As escolhas que mais demoram: cor exterior Verde Pinhal e interior Pele Camel.',
    )
  })

  it('name what the next steps propose', () => {
    const cloth = { item: 'interior', name: 'Tecido Preto' } as const
    expect(expectedText(t, [cloth])).toBe(
      'Já conta com o que os próximos passos propõem: interior Tecido Preto.',
    )
    expect(expectedText(t, [{ item: 'exterior', name: 'Verde Pinhal' }, cloth])).toBe(
      'Já conta com o que os próximos passos propõem: cor exterior Verde Pinhal e interior Tecido Preto.',
    )
  })

  it.each([
    ['exterior', 'Branco Neve', -450, 'Com a cor Branco Neve: 4 a 6 semanas, menos 450 €'],
    ['interior', 'Tecido Preto', 0, 'Com o interior Tecido Preto: 4 a 6 semanas, pelo mesmo preço'],
    ['version', 'Vivo', 1900.5, 'Com a versão Vivo: 4 a 6 semanas, mais 1 900,50 €'],
  ] as const)('say what is faster with another %s', (kind, name, euros, text) => {
    const leadTime = { fromWeeks: 4, toWeeks: 6 }
    expect(spaced(fasterText(t, { kind, name, leadTime, euros }))).toBe(text)
  })
})

describe('the difference of two prices', () => {
  it.each([
    [-640, 'menos 640 €'],
    [0, 'pelo mesmo preço'],
    [0.5, 'mais 0,50 €'],
  ])('of %d is %s', (euros, text) => {
    expect(spaced(priceDifference(t, euros))).toBe(text)
  })
})

describe('where a car is', () => {
  it.each([
    ['Leiria', 'em Leiria'],
    ['Lisboa', 'em Lisboa'],
    ['Porto', 'no Porto'],
    ['Guarda', 'na Guarda'],
    ['Caldas da Rainha', 'nas Caldas da Rainha'],
    ['Portalegre', 'em Portalegre'],
  ])('%s is said as a Portuguese says it: %s', (place, text) => {
    expect(inPlace(place)).toBe(text)
  })
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
