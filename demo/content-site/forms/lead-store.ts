import type { Recorded } from '../json-lines.ts'
import { createJsonLines } from '../json-lines.ts'
import { PDF_LINE } from './check-lead.ts'
import { VISIBLE, type Lead, type LeadField } from './lead-fields.ts'
import { createWithdrawals, referenceOf } from './withdrawals.ts'

/** Store of received leads. */
export interface LeadStore {
  /** Stores a lead, unless one with the same `submission_id` and content is already stored. */
  readonly add: (lead: Lead) => Promise<void>
  readonly readAll: () => Promise<Recorded<Lead>[]>
  /** Withdraws the optional consents of the leads with this reference and e-mail address. */
  readonly withdraw: (reference: string, email: string) => Promise<void>
}

/** Stores leads as JSON lines in `leads.jsonl` of the folder. */
export function createLeadStore(folder: string): LeadStore {
  const lines = createJsonLines<Lead>(folder, 'leads.jsonl')
  const withdrawals = createWithdrawals(folder)
  let known: Promise<Set<string>> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const submissions = async (): Promise<Set<string>> => {
    const stored = await lines.readAll()
    return new Set(stored.map(keyOf).filter((key) => key !== null))
  }
  const keep = async (lead: Lead): Promise<void> => {
    known ??= submissions()
    // Try again later: a file that cannot be read now may be readable then.
    known.catch(() => (known = undefined))
    const keys = await known
    const key = keyOf(lead)
    if (key !== null && keys.has(key)) return
    await lines.append(lead)
    if (key !== null) keys.add(key)
  }
  return {
    add: (lead) => {
      // Process leads one at a time: a double click sends the second before the first is stored.
      const kept = last.catch(() => undefined).then(() => keep(lead))
      last = kept
      return kept
    },
    readAll: async () => withdrawals.applyTo(await lines.readAll()),
    withdraw: async (reference, email) => {
      const isWithdrawn = (lead: Lead): boolean =>
        lead.submission_id !== '' &&
        referenceOf(lead) === reference &&
        lead.email.toLowerCase() === email.toLowerCase()
      if ((await lines.readAll()).some(isWithdrawn)) await withdrawals.add(reference)
    },
  }
}

/** Fields that identify a lead, besides the message and the configuration. The district follows from the dealer. */
const CONTENT: readonly LeadField[] = [
  'submission_id',
  'form_type',
  ...VISIBLE.filter((field) => !['id_district', 'msg', 'accept'].includes(field)),
]

/** Returns a key for a lead's content; null for a form without `submission_id`, which is always a new lead. */
function keyOf(lead: Lead): string | null {
  if (lead.submission_id === '') return null
  return JSON.stringify([
    ...CONTENT.map((field) => lead[field]),
    lead.msg.replace(PDF_LINE, ''),
    // A reload may change the configuration's id, so only forms without a snapshot are compared by
    // it.
    lead.configuration
      ? lead.configuration.replace(/"configurationId":"[^"]*",?/, '')
      : lead.configurationID,
  ])
}
