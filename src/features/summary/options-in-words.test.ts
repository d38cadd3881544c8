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

describe('the sentences that compare credit types', () => {
  it('has one for the month, one for the last payment and one for the total', () => {
    expect(sentence({}, {})).toBe(
      'Por mês, paga menos 31,15 € com Open Drive, em 60 meses em vez de 96. A última prestação de Open Drive é de 12 042,00 €. No total (MTIC), paga menos 1 882,55 € com Open Drive, também por o prazo ser mais curto.',
    )
    expect(sentence({ monthlyPayment: 400 }, {})).toBe(
      'Por mês, paga menos 34,20 € com Credit to Drive, em 96 meses em vez de 60. A última prestação de Open Drive é de 12 042,00 €. No total (MTIC), paga menos 1 882,55 € com Open Drive, também por o prazo ser mais curto.',
    )
  })

  it('name the terms where they differ', () => {
    expect(sentence({ nrPayments: 60 }, {})).toMatch(/com Open Drive\. A.* com Open Drive\.$/)
  })

  it('leave out a last payment that is unknown', () => {
    expect(sentence({}, { lastPayment: null, mtic: 46_000 })).toBe(
      'Por mês, paga menos 31,15 € com Open Drive, em 60 meses em vez de 96. No total (MTIC), paga menos 438,00 € com Credit to Drive.',
    )
  })

  it.each([{ mtic: null }, { mtic: 45_562 }])(
    'are missing where the costs are not known to differ: %j',
    (figures) => expect(sentence({}, figures)).toBeUndefined(),
  )
})
