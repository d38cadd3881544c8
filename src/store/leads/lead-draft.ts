import {
  asksForDealer,
  EMPTY_LEAD,
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
  const { name, email, telefone, id_district, dealer } = values
  const asked = asksForDealer(kind) ? { telefone, id_district, dealer } : {}
  store.transient.drafts = {
    contact: { ...kept?.contact, name, email, ...asked },
    byKind: { ...kept?.byKind, [kind]: values },
  }
}
