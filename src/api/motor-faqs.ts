import type { Faq } from '../domain/content-config.ts'
import { asWire, readText, type Wire } from './wire/wire.ts'

/** Parses the questions about engines from `faqs` in wire format. Skips entries without a question. */
export function readMotorFaqs({ faqsMotor }: Wire): readonly Faq[] {
  if (!Array.isArray(faqsMotor)) return []
  return faqsMotor.flatMap((entry: unknown) => {
    const wire = asWire(entry)
    const question = readText(wire.question)
    return question === null ? [] : [{ question, answer: readText(wire.answer) ?? '' }]
  })
}
