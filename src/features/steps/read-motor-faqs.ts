import type { Faq } from '../../core/content-site/content-config.ts'
import { readItems, readText, type Wire } from '../../core/content-site/wire.ts'

/**
 * Parses the questions about engines from `faqs` in wire format. Skips entries without a question, and those with an earlier
 * one: editors may paste it twice.
 */
export function readMotorFaqs({ faqsMotor }: Wire): readonly Faq[] {
  const faqs = readItems(faqsMotor, (wire) => {
    const question = readText(wire.question)
    return question === null ? null : { question, answer: readText(wire.answer) ?? '' }
  })
  return faqs.filter(
    ({ question }, index) => faqs.findIndex((faq) => faq.question === question) === index,
  )
}
