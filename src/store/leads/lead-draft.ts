import {
  EMPTY_LEAD,
  leadFields,
  type LeadKind,
  type LeadValues,
} from '../../domain/leads/lead-form.ts'
import type { ConfiguratorStore } from '../create-store.ts'

/**
 * The values entered before the form was closed. Contact details are shared by all three forms. Message and consents
 * belong to one form.
 */
export function draftOf(store: ConfiguratorStore, kind: LeadKind): LeadValues {
  const kept = store.transient.drafts
  return { ...EMPTY_LEAD, ...kept?.byKind[kind], ...kept?.contact }
}

/** Stores the form values for as long as the element is on the page. */
export function keepDraft(store: ConfiguratorStore, kind: LeadKind, values: LeadValues): void {
  const kept = store.transient.drafts
  const shared = leadFields(kind).filter(({ isContact }) => isContact)
  const contact: Partial<LeadValues> = Object.fromEntries(
    shared.map(({ name }) => [name, values[name]]),
  )
  store.transient.drafts = {
    contact: { ...kept?.contact, ...contact },
    byKind: { ...kept?.byKind, [kind]: values },
  }
}
