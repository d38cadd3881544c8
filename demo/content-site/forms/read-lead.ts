import type { DealerEntry } from '../catalogue/types.ts'
import type { Lead } from './lead-fields.ts'
import { HIDDEN, VISIBLE } from './lead-fields.ts'
import { readSnapshot } from './snapshot.ts'

/** Longest hidden field kept, in characters. */
const MAXIMUM_HIDDEN = 2000

/**
 * Reads a lead from the fields of a form; unknown fields are left out. Name and e-mail of the dealer are
 * the site's own, so that no form can send a lead to a stranger. A snapshot that cannot be read, or whose
 * figures do not add up, is flagged: the lead is stored all the same.
 */
export function readLead(
  fields: ReadonlyMap<string, string>,
  dealers: readonly DealerEntry[],
): Lead {
  const lead = Object.fromEntries<string>([
    ...VISIBLE.map((name) => [name, cleaned(fields.get(name))] as const),
    // A visitor cannot mend what is hidden: too much of it is cut off, not refused.
    ...HIDDEN.map((name) => [name, cleaned(fields.get(name)).slice(0, MAXIMUM_HIDDEN)] as const),
  ])
  const { snapshot, warning } = readSnapshot(fields.get('configuration') ?? '')
  const dealer = dealers.find(({ objectId }) => objectId === lead['dealer'])
  return {
    ...lead,
    telefone: nineDigits(lead['telefone'] ?? ''),
    configuration: snapshot === null ? '' : JSON.stringify(snapshot),
    configuration_warning: warning,
    stand: dealer?.designation ?? '',
    dealer_email: dealer?.email ?? '',
  } as Lead
}

/** A telephone number without separators and the Portuguese country code, where nine digits are left; else as it came. */
function nineDigits(text: string): string {
  const digits = text
    .replace(/[\s\p{Z}\p{Pd}().\/\u{FEFF}]/gu, '')
    .replace(/^(?:\+|00)?351(?=\d{9}$)/, '')
  return /^\d{9}$/.test(digits) ? digits : text
}

/** Browsers send line ends as CR LF, and count each as one character. */
function cleaned(value = ''): string {
  return value.replaceAll('\r\n', '\n').trim()
}
