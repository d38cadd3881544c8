import { describe, expect, it } from 'vitest'
import { invalidFields } from '../../../demo/content-site/forms/check-lead.ts'
import { readLead } from '../../../demo/content-site/forms/read-lead.ts'
import { POSTED_FIELDS, type PostedField } from '../../../demo/content-site/forms/lead-fields.ts'
import { checkLead, LEAD_KINDS } from '../../../src/features/leads/lead-form.ts'
import type { LeadKind } from '../../../src/core/store/state.ts'
import { leadLabels } from '../../../src/features/leads/labels.pt-PT.ts'
import table from '../../../wordpress-plugin/tests/leads/lead-rules.json' with { type: 'json' }

/** A row of the table that Lead_Rules_Test reads too; `repeat` is a text, how often, and what follows. */
interface Case {
  readonly what: string
  readonly fields: Readonly<Partial<Filled>>
  readonly repeat?: Readonly<Record<string, readonly (string | number)[]>>
  readonly broken: readonly string[]
  /** What the texts of fields become before they are checked and kept. */
  readonly becomes?: Readonly<Partial<Filled>>
  /** Where the widget, or the demo content site, says otherwise. */
  readonly widget?: readonly string[]
  readonly demo?: readonly string[]
}

type Filled = Readonly<Record<PostedField, string>> & { readonly form_type: string }

const CASES = table.cases as readonly Case[]

const filled = ({ fields, repeat = {} }: Case): Filled => ({
  ...table.valid,
  ...fields,
  ...Object.fromEntries(
    Object.entries(repeat).map(([name, [text, times, end = '']]) => [
      name,
      `${String(text).repeat(Number(times))}${end}`,
    ]),
  ),
})

const DEALERS = table.dealers.map(({ objectId, designation, district }) => ({
  id: objectId,
  name: designation,
  email: null,
  districtId: String(district),
}))

describe('the rules of lead fields (spec §5)', () => {
  it.each(CASES)('are the same for $what in the widget', (row) => {
    const { form_type: kind, ...values } = filled(row)
    const broken = checkLead(kind as LeadKind, { day_part: '', ...values }, DEALERS).map(
      ({ name }) => name,
    )
    expect(broken).toEqual(row.widget ?? row.broken)
    const posted = POSTED_FIELDS.map(({ name, normalise }) => [
      name,
      normalise?.(values[name]) ?? values[name],
    ])
    expect(Object.fromEntries(posted)).toMatchObject(row.becomes ?? {})
  })

  it.each(CASES)('are the same for $what in the demo content site', (row) => {
    const network = { districts: table.districts, dealers: table.dealers }
    const lead = readLead(new Map(Object.entries(filled(row))), table.dealers)
    expect(invalidFields(lead, network)).toEqual(row.demo ?? row.broken)
    expect(lead).toMatchObject(row.becomes ?? {})
  })

  it('list the fields of the widget, with the forms that ask for each', () => {
    expect(
      POSTED_FIELDS.map(({ name, kinds = LEAD_KINDS }) => ({
        name,
        forms: kinds,
      })),
    ).toEqual(table.fields)
  })

  it('have the same messages as the widget', () => {
    const labels: Readonly<Record<string, string>> = leadLabels
    const messages = POSTED_FIELDS.filter(({ isValid }) => isValid).map(({ name, code }) => [
      name,
      labels[`formWrong${code.charAt(0).toUpperCase()}${code.slice(1)}`],
    ])
    expect(Object.fromEntries(messages)).toEqual(table.messages)
  })
})
