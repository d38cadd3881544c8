import type { ConsentTexts } from '../../../src/features/leads/lead-form.ts'

/** The checkboxes that give a consent, with the one purpose of each. */
export const CONSENT_PURPOSES = {
  accept: 'privacy',
  disclaimer: 'marketing',
  share: 'dealers',
} as const satisfies Record<keyof ConsentTexts, string>

/** Maximum length of each text, in characters. */
const MAXIMUM = 2000

/** A consent given with a form, as it can be proved later. Later changes of texts and policy do not affect it. */
export interface Consent {
  readonly purpose: (typeof CONSENT_PURPOSES)[keyof typeof CONSENT_PURPOSES]
  /** The words beside the checkbox. '' if the form did not send them. */
  readonly text: string
  /** Address and version of the privacy policy. '' if unknown. */
  readonly policy: string
  readonly policyVersion: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly form: string
  /** When the visitor withdrew it, ISO 8601, UTC. */
  readonly withdrawnAt?: string
}

/** The consents of a form: one for each ticked checkbox. Unreadable texts count as missing. */
export function readConsents(fields: ReadonlyMap<string, string>, now: Date): readonly Consent[] {
  const shown = parse(fields.get('consents') ?? '')
  const texts = asObject(shown['texts'])
  return Object.entries(CONSENT_PURPOSES)
    .filter(([field]) => fields.get(field) === 'S')
    .map(([field, purpose]) => ({
      purpose,
      text: asText(texts[field]),
      policy: asText(shown['policy']),
      policyVersion: asText(shown['policyVersion']),
      at: now.toISOString(),
      form: fields.get('form_type') ?? '',
    }))
}

function parse(json: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(json))
  } catch {
    return {}
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, MAXIMUM) : ''
}
