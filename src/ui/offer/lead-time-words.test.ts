import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../core/formats/translate.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import {
  expectedText,
  fasterText,
  leadTimeSpan,
  leadTimeText,
  slowestText,
} from './lead-time-words.ts'

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
      'entrega em 8 a 10 semanas (atualizado a 12/11)',
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
