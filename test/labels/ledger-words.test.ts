import { describe, expect, it } from 'vitest'
import type { ContainedAmount } from '../../src/domain/financing/price-lines.ts'
import { containedWords } from '../../src/labels/ledger-words.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'
import { createTranslator } from '../../src/labels/translate.ts'

const t = createTranslator(ptPt, {})

describe('the words for what a price contains', () => {
  it.each<readonly [ContainedAmount, string, string | null]>([
    [{ part: 'legalization', euros: 850 }, 'Legalização', '850 €'],
    [{ part: 'transport', euros: 0 }, 'Transporte', '0 €'],
    [{ part: 'ecoValue', euros: 12.5 }, 'Ecovalor', '12,50 €'],
    [{ part: 'ecoValue', euros: null }, 'Ecovalor', null],
    [{ part: 'vat', euros: 6067.89, percent: 23 }, 'IVA (23%)', '6 067,89 €'],
    [{ part: 'vat', euros: 6067.89 }, 'IVA', '6 067,89 €'],
    [{ part: 'vat', euros: null, percent: 22.5 }, 'IVA', '22,5%'],
    [{ part: 'vat', euros: null }, 'IVA', null],
    [
      { part: 'campaign', euros: -1000, until: '2026-12-31' },
      'Desconto da campanha de financiamento, até 31/12/2026',
      '- 1 000 €',
    ],
    [{ part: 'campaign', euros: null }, 'Desconto da campanha de financiamento', null],
  ])('of %j are %s: %s', (amount, label, value) => {
    const words = containedWords(t, amount)
    expect([words.label, words.value?.replaceAll(/\s/g, ' ') ?? null]).toEqual([label, value])
  })
})
