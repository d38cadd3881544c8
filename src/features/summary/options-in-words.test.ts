import { describe, expect, it } from 'vitest'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import type { Quote } from '../../core/offer/quote.ts'
import type { FinancingOption } from './credit-plan.ts'
import { summaryLabels } from './labels.pt-PT.ts'
import { optionsInWords } from './financing-options.ts'

const t = createTranslator({ ...ptPt, ...summaryLabels }, {})

const CREDIT = { monthlyPayment: 465.35, mtic: 45_562, nrPayments: 96, lastPayment: null }
const HOD = { monthlyPayment: 434.2, mtic: 43_679.45, nrPayments: 60, lastPayment: 12_042 }

function sentence(credit: Partial<Quote>, openDrive: Partial<Quote>) {
  const options = [
    { creditType: 'CREDIT', quote: { ...CREDIT, ...credit } },
    { creditType: 'HOD', quote: { ...HOD, ...openDrive } },
  ] as unknown as FinancingOption[]
  return optionsInWords(t, options)?.replaceAll('\u00A0', ' ')
}

describe('the sentence that compares credit types', () => {
  it('names the terms of both and the last payment where one of them costs less either way', () => {
    expect(sentence({}, {})).toBe(
      'Com Open Drive (60 meses e última prestação de 12 042,00 €), paga menos 31,15 € por mês e menos 1 882,55 € no total (MTIC) do que com Credit to Drive (96 meses).',
    )
  })

  it('names them where one costs less per month and the other in total', () => {
    expect(sentence({}, { mtic: 46_000 })).toBe(
      'Por mês, paga menos 31,15 € com Open Drive (60 meses e última prestação de 12 042,00 €); no total (MTIC), paga menos 438,00 € com Credit to Drive (96 meses).',
    )
    expect(sentence({ monthlyPayment: 400 }, {})).toBe(
      'Por mês, paga menos 34,20 € com Credit to Drive (96 meses); no total (MTIC), paga menos 1 882,55 € com Open Drive (60 meses e última prestação de 12 042,00 €).',
    )
  })

  it('leaves out a term and a last payment that are unknown', () => {
    expect(sentence({ nrPayments: null }, { lastPayment: null })).toBe(
      'Com Open Drive (60 meses), paga menos 31,15 € por mês e menos 1 882,55 € no total (MTIC) do que com Credit to Drive.',
    )
  })

  it.each([{ mtic: null }, { mtic: 45_562 }])(
    'is missing where the costs are not known to differ: %j',
    (figures) => expect(sentence({}, figures)).toBeUndefined(),
  )
})
