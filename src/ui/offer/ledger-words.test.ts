import { describe, expect, it } from 'vitest'
import type { ContainedLine } from '../../core/offer/price-lines.ts'
import { containedWords, lastDayText } from './ledger-words.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'

const t = createTranslator(ptPt, {})

describe('the words for what a price contains', () => {
  it.each<readonly [ContainedLine, string, string | null]>([
    [{ part: 'legalization', cents: 85_000 }, 'Legalização', '850 €'],
    [{ part: 'transport', cents: 0 }, 'Transporte', '0 €'],
    [{ part: 'ecoValue', cents: 1250 }, 'Ecovalor', '12,50 €'],
    [{ part: 'ecoValue', cents: null }, 'Ecovalor', null],
    [{ part: 'vat', cents: 606_789, percent: 23 }, 'IVA da versão (23%)', '6 067,89 €'],
    [{ part: 'vat', cents: 606_789 }, 'IVA da versão', '6 067,89 €'],
    [{ part: 'vat', cents: null, percent: 22.5 }, 'IVA da versão', '22,5%'],
    [{ part: 'vat', cents: null }, 'IVA da versão', null],
    [
      { part: 'campaign', cents: -100_000, until: '2026-12-31' },
      'Desconto da campanha de financiamento, até 31/12/2026',
      '- 1 000 €',
    ],
    [
      { part: 'campaign', cents: -100_000, until: '2026-12-30' },
      'Desconto da campanha de financiamento, que terminou em 30/12/2026, sujeito a confirmação',
      '- 1 000 €',
    ],
    [{ part: 'campaign', cents: null }, 'Desconto da campanha de financiamento', null],
  ])('of %j are %s: %s', (amount, label, value) => {
    const words = containedWords(t, amount, '2026-12-31')
    expect([words.label, words.value?.replaceAll(/\s/g, ' ') ?? null]).toEqual([label, value])
  })
})

describe('the last day', () => {
  it.each([
    [
      'ledgerValidUntil',
      'of a price',
      'Preço válido até 29/03/2026.',
      'A validade do preço terminou em 29/03/2026. Valores sujeitos a confirmação.',
    ],
    [
      'campaignEnd',
      'of a campaign',
      'Campanha de financiamento válida até 29/03/2026.',
      'A campanha de financiamento terminou em 29/03/2026. Valores sujeitos a confirmação.',
    ],
  ] as const)('(%s) %s counts, and the day after it is over', (label, _, valid, over) => {
    for (const day of ['2026-03-29', '2026-03-29T23:59:59']) {
      const on = (today: string) => lastDayText(t, label, day, today)
      expect([on('2026-03-28'), on('2026-03-29'), on('2026-03-30')]).toEqual([valid, valid, over])
    }
  })

  it.each([null, '', 'a definir', '31/12/2026'])('is not mentioned if it is %j', (day) => {
    expect(lastDayText(t, 'campaignEnd', day, '2026-03-29')).toBe('')
  })
})
