import { createHash } from 'node:crypto'
import { createJsonLines, type Recorded } from '../json-lines.ts'
import { CONSENT_PURPOSES, type Consent } from './consents.ts'
import type { Lead } from './lead-fields.ts'

/** A withdrawal of the optional consents given with a form. */
interface Withdrawal {
  readonly reference: string
}

/** Checkboxes whose consent can be withdrawn here. Without the first one there is no request. */
const OPTIONAL = ['disclaimer', 'share'] as const

const PURPOSES = new Set<string>(OPTIONAL.map((field) => CONSENT_PURPOSES[field]))

interface Withdrawals {
  readonly add: (reference: string) => Promise<void>
  /** The leads as they are after the withdrawals: the consents stay as proof, their fields are cleared. */
  readonly applyTo: (leads: readonly Recorded<Lead>[]) => Promise<Recorded<Lead>[]>
}

/** What a visitor can quote: eight hexadecimal digits, the same for the same submission. */
export function referenceOf({ submission_id: id }: Lead): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase()
}

/** Stores withdrawals as JSON lines in `withdrawals.jsonl` of the folder. */
export function createWithdrawals(folder: string): Withdrawals {
  const lines = createJsonLines<Withdrawal>(folder, 'withdrawals.jsonl')
  return {
    add: (reference) => lines.append({ reference }),
    applyTo: async (leads) => {
      const times = new Map(
        // The first one counts.
        (await lines.readAll())
          .toReversed()
          .map(({ reference, receivedAt }) => [reference, receivedAt]),
      )
      return leads.map((lead) => withdrawnFrom(lead, times.get(referenceOf(lead))))
    },
  }
}

function withdrawnFrom(lead: Recorded<Lead>, at: string | undefined): Recorded<Lead> {
  if (at === undefined) return lead
  const consents = (JSON.parse(lead.consents) as Consent[]).map((consent) =>
    PURPOSES.has(consent.purpose) ? { ...consent, withdrawnAt: at } : consent,
  )
  const cleared = Object.fromEntries(OPTIONAL.map((field) => [field, '']))
  return { ...lead, ...cleared, consents: JSON.stringify(consents) }
}
