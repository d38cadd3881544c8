import { asWire, readText } from '../../../src/core/content-site/wire.ts'
import { readWltpSpans } from '../../../src/core/catalogue/wltp.ts'
import type { Car, Content } from '../content.ts'
import { findingOf, warning, type Finding } from '../finding.ts'

const NEXT =
  'Enter it on the content site, or in the settings of the page that shows the configurator.'

/** Reports texts, links and official values that the screens need. The host page may have them instead. */
export async function checkTexts(content: Content): Promise<Finding[]> {
  const answer = await content.get('backOffice')
  const { policyLink, creditLegal, legalLinks } = asWire(answer.data)
  const hasFinancing = await content.hasSimulation()
  const isEmpty = (object: unknown, field: string) => readText(asWire(object)[field]) === null
  const missing = [
    readText(policyLink) === null && 'No privacy policy is set, although visitors must accept it.',
    hasFinancing &&
      isEmpty(creditLegal, 'lenderName') &&
      'There is financing, but the lender is missing. It must be named beside every monthly payment.',
    hasFinancing &&
      isEmpty(creditLegal, 'intermediaryNumber') &&
      'There is financing, but the registration number of the credit intermediary is missing.',
    isEmpty(legalLinks, 'complaints') &&
      'The link to the complaints book is missing at the bottom of the screens.',
    isEmpty(legalLinks, 'accessibility') &&
      'The link to the accessibility statement is missing at the bottom of the screens.',
  ].filter((text) => text !== false)
  const unofficial = (await content.models()).filter((model) => !hasOfficialValues(model))
  return [
    // The check of the calls reports a site whose texts are unknown.
    ...(answer.isExpected ? missing.map((text) => warning(text, NEXT)) : []),
    ...findingOf(
      warning,
      unofficial.map(({ name }) => name),
      'Models without official consumption or CO₂ values',
      "Add the field 'wltp' to these models on the content site. Until then, their cards show no values.",
    ),
  ]
}

function hasOfficialValues({ wire }: Car): boolean {
  const { fuel, energy, co2 } = readWltpSpans(asWire(wire.wltp))
  return (fuel ?? energy) !== null && co2 !== null
}
