import type { Recorded } from '../json-lines.ts'
import { createJsonLines } from '../json-lines.ts'
import type { Lead } from './lead-fields.ts'

/** Leads that came in. */
export interface LeadStore {
  /** Keeps a lead, unless one of the same `submission_id` was kept before. */
  readonly add: (lead: Lead) => Promise<void>
  readonly readAll: () => Promise<Recorded<Lead>[]>
}

/** Keeps leads as JSON lines in `leads.jsonl` of the folder. */
export function createLeadStore(folder: string): LeadStore {
  const lines = createJsonLines<Lead>(folder, 'leads.jsonl')
  let known: Promise<Set<string>> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const submissions = async (): Promise<Set<string>> => {
    const kept = await lines.readAll()
    return new Set(kept.map(({ submission_id: id }) => id).filter((id) => id !== ''))
  }
  const keep = async (lead: Lead): Promise<void> => {
    known ??= submissions()
    // A file that cannot be read now may be readable later.
    known.catch(() => (known = undefined))
    const ids = await known
    const { submission_id: id } = lead
    if (ids.has(id)) return
    await lines.append(lead)
    if (id !== '') ids.add(id)
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
