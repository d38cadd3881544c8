import type { ConfigurationSnapshot } from '../../src/features/leads/request-configuration-sheet.ts'
import { EMPTY_LEAD } from '../../src/features/leads/lead-form.ts'
import { hiddenFields } from '../../src/features/leads/lead.ts'
import type { WidgetUnderTest } from './render-at.tsx'

/** The snapshot that a proposal would carry now. */
export function snapshotOf({ store }: WidgetUnderTest): ConfigurationSnapshot {
  const settings = { formUrl: null, successUrl: null, failureUrl: null, codes: {} }
  const shown = { creditLegal: '', consents: {} }
  const fields = hiddenFields(store, 'proposal', EMPTY_LEAD, settings as never, shown as never)
  return JSON.parse(fields.configuration) as ConfigurationSnapshot
}
