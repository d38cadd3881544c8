import { describe, expect, it } from 'vitest'
import { legalLabels } from './labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { creditText, selectHasCredit } from './credit-block.tsx'
import type { State } from '../../core/store/state.ts'

const t = createTranslator(legalLabels, {})
const WARNING = 'Atenção! Contrair um empréstimo custa dinheiro.'

describe('the credit notice', () => {
  it.each([
    ['only the warning when the back office has nothing', null, WARNING, ''],
    ["the maker's own warning", { warning: 'Pense bem.' }, 'Pense bem.', ''],
    [
      'lender and intermediary',
      {
        lenderName: 'Lume Financeira, S.A.',
        intermediaryName: 'Lume Tejo, Lda.',
        intermediaryCategory: 'a título acessório',
        intermediaryNumber: 123,
      },
      WARNING,
      'Mutuante: Lume Financeira, S.A. Intermediário de crédito: Lume Tejo, Lda., a título acessório, registo n.º 123 no Banco de Portugal.',
    ],
    [
      'an intermediary without category and number',
      { intermediaryName: 'Lume Tejo' },
      WARNING,
      'Intermediário de crédito: Lume Tejo.',
    ],
    ['no number without an intermediary', { intermediaryNumber: '123' }, WARNING, ''],
  ])('has %s', (_, legal, warning, parties) => {
    expect(creditText(t, legal)).toEqual({ warning, parties })
  })

  it.each([
    ['while the models load', { site: { models: { status: 'loading', data: null } } }, true],
    ['when a model has a monthly payment', withModels([null, 300]), true],
    ['when no model has one', withModels([null, 0]), false],
    [
      'when only a version has one',
      {
        site: {
          ...withModels([null]).site,
          'versions of 101': { status: 'ready', data: [{ monthlyPayment: 300 }] },
        },
      },
      true,
    ],
  ])('is shown or not %s', (_, state, expected) => {
    expect(selectHasCredit(state as unknown as State)).toBe(expected)
  })
})

function withModels(payments: readonly (number | null)[]) {
  const data = payments.map((monthlyPayment) => ({ monthlyPayment }))
  return { site: { models: { status: 'ready', data } } }
}
