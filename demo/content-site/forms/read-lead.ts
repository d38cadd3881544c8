import type { DealerEntry } from '../catalogue/types.ts'
import type { Lead } from './lead-fields.ts'
import { HIDDEN, VISIBLE } from './lead-fields.ts'

/** Longest hidden field kept, in characters. */
const MAXIMUM_HIDDEN = 2000

/**
 * The lead that a form's fields make; unknown fields are left out. Name and e-mail of the dealer are
 * the site's own, so that no form can send a lead to a stranger.
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
  const dealer = dealers.find(({ objectId }) => objectId === lead['dealer'])
  const telefone = nineDigits(lead['telefone'] ?? '')
  return {
    ...lead,
    telefone,
    stand: dealer?.designation ?? '',
    dealer_email: dealer?.email ?? '',
  } as Lead
}

/** A telephone number without separators and the Portuguese country code, where nine digits are left; else as it came. */
function nineDigits(text: string): string {
  const digits = text
    .replace(/[\s\p{Z}\p{Pd}()./\u{FEFF}]/gu, '')
    .replace(/^(?:\+|00)?351(?=\d{9}$)/, '')
  return /^\d{9}$/.test(digits) ? digits : text
}

/** Browsers send line ends as CR LF, and count each as one character. */
function cleaned(value = ''): string {
  return value.replaceAll('\r\n', '\n').trim()
}
