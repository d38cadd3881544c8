import type { Recorded } from '../json-lines.ts'
import { createJsonLines } from '../json-lines.ts'
import { PDF_LINE } from './check-lead.ts'
import type { Lead, LeadField } from './lead-fields.ts'

/** Leads that came in. */
export interface LeadStore {
  /** Stores a lead, unless one of the same `submission_id` and content was stored before. */
  readonly add: (lead: Lead) => Promise<void>
  readonly readAll: () => Promise<Recorded<Lead>[]>
}

/** Keeps leads as JSON lines in `leads.jsonl` of the folder. */
export function createLeadStore(folder: string): LeadStore {
  const lines = createJsonLines<Lead>(folder, 'leads.jsonl')
  let known: Promise<Set<string>> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const submissions = async (): Promise<Set<string>> => {
    const stored = await lines.readAll()
    return new Set(stored.map(keyOf).filter((key) => key !== null))
  }
  const keep = async (lead: Lead): Promise<void> => {
    known ??= submissions()
    // A file that cannot be read now may be readable later.
    known.catch(() => (known = undefined))
    const keys = await known
    const key = keyOf(lead)
    if (key !== null && keys.has(key)) return
    await lines.append(lead)
    if (key !== null) keys.add(key)
  }
  return {
    add: (lead) => {
      // One after the other: a double click sends both before either is kept.
      const kept = last.catch(() => undefined).then(() => keep(lead))
      last = kept
      return kept
    },
    readAll: lines.readAll,
  }
}

/** Fields that tell one lead from another, beside the message and the configuration. */
const CONTENT = [
  'submission_id',
  'form_type',
  'name',
  'email',
  'telefone',
  'dealer',
  'disclaimer',
] as const satisfies readonly LeadField[]

/** Names a lead's content; null for a form without `submission_id`, which is always a new lead. */
function keyOf(lead: Lead): string | null {
  if (lead.submission_id === '') return null
  return JSON.stringify([
    ...CONTENT.map((field) => lead[field]),
    lead.msg.replace(PDF_LINE, ''),
    // A reload may rename the configuration, which only a form without snapshot is told apart by.
    lead.configuration
      ? lead.configuration.replace(/"configurationId":"[^"]*",?/, '')
      : lead.configurationID,
  ])
}
