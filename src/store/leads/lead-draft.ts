import {
  asksForDealer,
  EMPTY_LEAD,
  type LeadKind,
  type LeadValues,
} from '../../domain/lead-form.ts'
import type { ConfiguratorStore } from '../create-store.ts'

interface Drafts {
  readonly contact: Partial<LeadValues>
  readonly byKind: { readonly [Kind in LeadKind]?: LeadValues }
}

/** Past the state, and only in memory: what a buyer types is nobody's but the form's. */
const drafts = new WeakMap<ConfiguratorStore, Drafts>()

/**
 * What was filled in before the form was closed. Whom to contact is asked for once for all three forms;
 * message and consents belong to one form alone.
 */
export function draftOf(store: ConfiguratorStore, kind: LeadKind): LeadValues {
  const kept = drafts.get(store)
  return { ...EMPTY_LEAD, ...kept?.byKind[kind], ...kept?.contact }
}

/** Remembers what is filled in, for as long as the element is on the page. */
export function keepDraft(store: ConfiguratorStore, kind: LeadKind, values: LeadValues): void {
  const kept = drafts.get(store)
  const { name, email, telefone, id_district, dealer } = values
  const asked = asksForDealer(kind) ? { telefone, id_district, dealer } : {}
  drafts.set(store, {
    contact: { ...kept?.contact, name, email, ...asked },
    byKind: { ...kept?.byKind, [kind]: values },
  })
}
