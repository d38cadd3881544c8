import type { DealerEntry } from '../catalogue/types.ts'
import { readConsents } from './consents.ts'
import { HIDDEN, POSTED_FIELDS, type Lead } from './lead-fields.ts'
import { readSnapshot } from './snapshot.ts'

/** Maximum length of a hidden field, in characters. */
const MAXIMUM_HIDDEN = 2000

/**
 * Reads a lead from the fields of a form. Unknown fields are ignored. The dealer's name and e-mail
 * come from the site's own data, so that a form cannot send a lead to another recipient. An
 * unreadable or inconsistent snapshot is flagged; the lead is stored anyway.
 */
export function readLead(
  fields: ReadonlyMap<string, string>,
  dealers: readonly DealerEntry[],
): Lead {
  const lead = Object.fromEntries<string>([
    ...POSTED_FIELDS.map(({ name, normalise }) => {
      const text = cleaned(fields.get(name))
      return [name, normalise ? normalise(text) : text] as const
    }),
    // Truncate hidden fields that are too long: the visitor cannot correct them.
    ...HIDDEN.map((name) => [name, cleaned(fields.get(name)).slice(0, MAXIMUM_HIDDEN)] as const),
  ])
  const { snapshot, warning } = readSnapshot(fields.get('configuration') ?? '')
  const dealer = dealers.find(({ objectId }) => objectId === lead['dealer'])
  return {
    ...lead,
    configuration: snapshot === null ? '' : JSON.stringify(snapshot),
    configuration_warning: warning,
    consents: JSON.stringify(readConsents(fields, new Date())),
    stand: dealer?.designation ?? '',
    dealer_email: dealer?.email ?? '',
  } as Lead
}

/** Browsers send line breaks as CR LF but count each as one character. */
function cleaned(value = ''): string {
  return value.replaceAll('\r\n', '\n').trim()
}
