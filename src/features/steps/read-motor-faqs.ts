import { readItems, readText, type Wire } from '../../core/content-site/wire.ts'

/**
 * Parses the questions about engines from `faqs` in wire format. Skips entries without a question, and those with an earlier
 * one: editors may paste it twice.
 */
export function readMotorFaqs({ faqsMotor }: Wire) {
  const faqs = readItems(faqsMotor, (wire) => {
    const question = readText(wire.question)
    // The answer is untrusted HTML.
    return question === null ? null : { question, answer: readText(wire.answer) ?? '' }
  })
  return faqs.filter(
    ({ question }, index) => faqs.findIndex((faq) => faq.question === question) === index,
  )
}
