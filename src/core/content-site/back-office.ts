import type { BackOffice, TextSection } from './content-config.ts'
import { getJson, absoluteUrl, type ContentSite } from './content-site.ts'
import { asWire, readFlag, readText, requireWire, type Wire } from './wire.ts'

/** Partial back-office data. A missing field falls back to the next source. */
export type PartialBackOffice = { readonly [Field in keyof BackOffice]?: BackOffice[Field] }

/** Keeps an object in wire format, because only a chunk that is loaded later uses it. */
const readRaw =
  (field: string) =>
  (wire: Wire): Wire | null =>
    wire[field] ? asWire(wire[field]) : null

const readField = (field: string) => (wire: Wire) => readText(wire[field])

const READERS: {
  readonly [Field in keyof BackOffice]: (wire: Wire, site: ContentSite) => BackOffice[Field] | null
} = {
  language: readField('language'),
  product: readField('product'),
  form: readRaw('form'),
  policyLink: readField('policyLink'),
  hasPdf: ({ hasPDF }) => (hasPDF === undefined ? null : readFlag(hasPDF)),
  seo: (wire) => readSection(wire.seo),
  legal: (wire) => readSection(wire.legalSect, 'legal'),
  featured: (wire) => readSection(wire.destaqueSect, 'destaque'),
  finance: (wire) => readSection(wire.financeSect),
  summary: (wire) => readSection(wire.resumePage),
  faqs: readRaw('faqs'),
  energyPrices: readRaw('energyPrices'),
  creditLegal: readRaw('creditLegal'),
  guarantee: readRaw('guarantee'),
  legalLinks: readRaw('legalLinks'),
  noResultMessage: readField('cfg_msg_no_result'),
  noModelImage: (wire, site) => absoluteUrl(site, readText(asWire(wire.svg).noModel)),
  labels: ({ labels }) => (labels === undefined ? null : readLabels(asWire(labels))),
}

/** GET backOffice (docs/content-api.md). */
export async function fetchBackOffice(site: ContentSite): Promise<PartialBackOffice> {
  const wire = requireWire(await getJson(site, 'wp-json/cfg/backOffice/'), 'backOffice')
  return readBackOffice(site, wire)
}

/** Parses back-office data from wire format, as used by the response and by the element's attributes. */
export function readBackOffice(site: ContentSite, wire: Wire): PartialBackOffice {
  return Object.fromEntries(
    Object.entries(READERS)
      .map(([field, read]) => [field, read(wire, site)] as const)
      .filter(([, value]) => value !== null),
  )
}

/** Reads `title` and `content`. Some sections prefix these names with their own. */
function readSection(value: unknown, prefix?: string): TextSection | null {
  const wire = asWire(value)
  const title = readText(wire[prefix ? `${prefix}Title` : 'title']) ?? ''
  const content = readText(wire[prefix ? `${prefix}Content` : 'content']) ?? ''
  return title || content ? { title, content } : null
}

function readLabels(wire: Wire): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, value]) => {
      const text = readText(value)
      return text === null ? [] : [[name, text]]
    }),
  )
}
