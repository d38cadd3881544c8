import { execa } from 'execa'
import { expect, it } from 'vitest'
import { PLACES, FIGURES, snapshotField } from '../../src/core/offer/figures.ts'
import type { Figure } from '../../src/core/offer/offer-figures.ts'
import { PRICE_PARTS } from '../../src/core/offer/price-lines.ts'
import { TIMED_KINDS } from '../../src/core/offer/lead-time-report.ts'
import { MAXIMUM_WEEKS } from '../../src/core/catalogue/lead-time.ts'
import { CHOICE_KINDS, OPTION_KINDS } from '../../src/core/configuration/choice-steps.ts'

/** Maximum length of an id, name or code, and of a link or a credit notice, in characters. */
const MAXIMUM_NAME = 191
const MAXIMUM_LINK = 2000

/** Maximum amount in cents: a billion euros. */
const MAXIMUM_CENTS = 100_000_000_000

/** Maximum number of texts about what the price does not include. */
const MAXIMUM_EXCLUDES = 10

type Rule = Readonly<Record<string, unknown>>
type Rules = Readonly<Record<string, Rule>>

const optional = (rule: Rule): Rule => ({ ...rule, type: [rule['type'], 'null'] })
const number = (minimum: number, maximum: number, type = 'number'): Rule => ({
  type,
  minimum,
  maximum,
})
/** WordPress tells a missing member from null: only those that may not be null are required. */
const object = (properties: Rules): Rule => ({
  type: 'object',
  required: Object.keys(properties).filter((key) => !Array.isArray(properties[key]?.['type'])),
  properties,
})
const list = (items: Rule, maxItems: number): Rule => ({ type: ['array', 'null'], maxItems, items })

const name: Rule = { type: 'string', maxLength: MAXIMUM_NAME }
const text = (maxLength: number): Rule => ({ type: ['string', 'null'], maxLength })
const cents = number(-MAXIMUM_CENTS, MAXIMUM_CENTS, 'integer')
const day: Rule = { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$` }
const weeks = number(1, MAXIMUM_WEEKS, 'integer')
const span: Rule = { type: 'array', minItems: 2, maxItems: 2, items: number(0, 10_000) }
const item = { id: name, name }
const timed = { item: { type: 'string', enum: TIMED_KINDS }, name }

const LOAN = {
  euros: cents,
  percent: number(0, 1000),
  number: number(0, 600, 'integer'),
} as const satisfies Record<Figure['style'], Rule>

const contained = object({
  part: { type: 'string', enum: PRICE_PARTS },
  cents: optional(cents),
  percent: optional(number(0, 100)),
  until: optional(day),
})

const line = object({
  item: { type: 'string', enum: ['model', ...CHOICE_KINDS] },
  name,
  cents: optional(cents),
  contains: list(contained, PRICE_PARTS.length),
})

const figures = Object.fromEntries(
  PLACES.lead.map((id) => {
    const { style }: Figure = FIGURES[id]
    return [snapshotField(id), optional(LOAN[style])]
  }),
)

/** The rules of docs/content-api.md (snapshot) that concern one value; null and missing are the same. */
const snapshot = object({
  schema: { type: 'integer', enum: [1] },
  configurationId: text(MAXIMUM_NAME),
  link: text(MAXIMUM_LINK),
  model: optional(object(item)),
  engine: optional(object({ ...item, powerCv: optional(number(0, 10_000)) })),
  version: optional(
    object({
      ...item,
      generation: text(MAXIMUM_NAME),
      localCode: text(MAXIMUM_NAME),
      localSuffix: text(MAXIMUM_NAME),
    }),
  ),
  ...Object.fromEntries(
    OPTION_KINDS.map((kind) => [
      kind,
      optional(object({ ...item, factoryCode: text(MAXIMUM_NAME) })),
    ]),
  ),
  priceLines: list(line, CHOICE_KINDS.length + 1),
  totalCents: optional(cents),
  financing: optional(
    object({
      creditType: { type: 'string', enum: ['CREDIT', 'HOD'] },
      ...figures,
      coversColours: { type: 'boolean' },
    }),
  ),
  language: text(MAXIMUM_NAME),
  code: text(MAXIMUM_NAME),
  wltp: optional(
    object({
      fuelCC: optional(span),
      energyConsumption: optional(span),
      autonomy: optional(span),
      co2: optional(span),
    }),
  ),
  creditLegal: text(MAXIMUM_LINK),
  priceExcludes: list(name, MAXIMUM_EXCLUDES),
  priceValidUntil: optional(day),
  leadTime: optional(
    object({
      fromWeeks: weeks,
      toWeeks: weeks,
      statedOn: day,
      slowest: {
        type: 'array',
        minItems: 1,
        maxItems: TIMED_KINDS.length,
        items: object({ ...timed, isExpected: optional({ type: 'boolean' }) }),
      },
      faster: optional(object({ ...timed, fromWeeks: weeks, toWeeks: weeks, cents })),
    }),
  ),
  stockCar: optional(object({ id: name, place: name, cents })),
})

it('is the schema by which the plugin reads the snapshot of a lead', async () => {
  const options = { preferLocal: true, input: JSON.stringify(snapshot, null, 2) } as const
  const { stdout } = await execa('oxfmt', ['--stdin-filepath', 'snapshot.json'], options)
  await expect(`${stdout}\n`).toMatchFileSnapshot(
    '../../wordpress-plugin/includes/leads/snapshot.schema.json',
  )
})
