import {
  asksForDealer,
  EMPTY_LEAD,
  type LeadKind,
  type LeadValues,
} from '../../domain/leads/lead-form.ts'
import type { ConfiguratorStore } from '../create-store.ts'

interface Drafts {
  readonly contact: Partial<LeadValues>
  readonly byKind: { readonly [Kind in LeadKind]?: LeadValues }
}

/** Personal data: kept in memory only and outside the store's state. */
const drafts = new WeakMap<ConfiguratorStore, Drafts>()

/**
 * The values entered before the form was closed. Contact details are shared by all three forms. Message and consents
 * belong to one form.
 */
export function draftOf(store: ConfiguratorStore, kind: LeadKind): LeadValues {
  const kept = drafts.get(store)
  return { ...EMPTY_LEAD, ...kept?.byKind[kind], ...kept?.contact }
}

/** Stores the form values for as long as the element is on the page. */
export function keepDraft(store: ConfiguratorStore, kind: LeadKind, values: LeadValues): void {
  const kept = drafts.get(store)
  const { name, email, telefone, id_district, dealer } = values
  const asked = asksForDealer(kind) ? { telefone, id_district, dealer } : {}
  drafts.set(store, {
    contact: { ...kept?.contact, name, email, ...asked },
    byKind: { ...kept?.byKind, [kind]: values },
  })
}
