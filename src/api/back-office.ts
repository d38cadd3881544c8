import type { BackOffice, Faq, LeadFormSettings, TextSection } from '../domain/content-config.ts'
import { getJson, pictureAddress, type ContentSite } from './content-site.ts'
import { asWire, readFlag, readText, requireWire, type Wire } from './wire.ts'

/** Back-office data as far as it was given: a missing field is left to the next source. */
export type PartialBackOffice = { readonly [Field in keyof BackOffice]?: BackOffice[Field] }

/** GET backOffice (docs/content-api.md). */
export async function fetchBackOffice(site: ContentSite): Promise<PartialBackOffice> {
  const wire = requireWire(await getJson(site, 'wp-json/cfg/backOffice/'), 'backOffice')
  return readBackOffice(site, wire)
}

/** Back-office data from its wire fields, as the call and the element's attributes carry them. */
export function readBackOffice(site: ContentSite, wire: Wire): PartialBackOffice {
  const product = readText(wire.product)
  const seo = readSection(wire.seo, 'title', 'content')
  const legal = readSection(wire.legalSect, 'legalTitle', 'legalContent')
  const featured = readSection(wire.destaqueSect, 'destaqueTitle', 'destaqueContent')
  const finance = readSection(wire.financeSect, 'title', 'content')
  const summary = readSection(wire.resumePage, 'title', 'content')
  const noModelImage = pictureAddress(site, readText(asWire(wire.svg).noModel))
  const noResultMessage = readText(wire.cfg_msg_no_result)
  const policyLink = readText(wire.policyLink)
  return {
    ...(product !== null && { product }),
    ...(wire.form !== undefined && { form: readForm(asWire(wire.form)) }),
    ...(policyLink !== null && { policyLink }),
    ...(wire.hasPDF !== undefined && { hasPdf: readFlag(wire.hasPDF) }),
    ...(seo && { seo }),
    ...(legal && { legal }),
    ...(featured && { featured }),
    ...(finance && { finance }),
    ...(summary && { summary }),
    ...(wire.faqs !== undefined && { motorFaqs: readFaqs(asWire(wire.faqs).faqsMotor) }),
    ...(noResultMessage !== null && { noResultMessage }),
    ...(noModelImage !== null && { noModelImage }),
    ...(wire.labels !== undefined && { labels: readLabels(asWire(wire.labels)) }),
  }
}

function readSection(value: unknown, titleField: string, contentField: string): TextSection | null {
  const wire = asWire(value)
  const title = readText(wire[titleField]) ?? ''
  const content = readText(wire[contentField]) ?? ''
  return title || content ? { title, content } : null
}

function readForm(wire: Wire): LeadFormSettings {
  return {
    formUrl: readText(wire.formUrl),
    leadType: readText(wire.lead_type),
    formTypeCode: readText(wire.form_type_code),
    typeService: readText(wire.typeService),
    leadSource: readText(wire.leadSource),
    leadSourceGov: readText(wire.leadSourceGov),
    subscriptionCenterOrigin: readText(wire.idSubscriptionCenterOrigin),
    contactType: readText(wire.contactType),
  }
}

function readFaqs(value: unknown): readonly Faq[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const wire = asWire(entry)
    const question = readText(wire.question)
    return question === null ? [] : [{ question, answer: readText(wire.answer) ?? '' }]
  })
}

function readLabels(wire: Wire): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wire).filter((entry): entry is [string, string] => readText(entry[1]) !== null),
  )
}
