import { addressAfter, historyKey } from '../../platform/history-entries.ts'
import { readTab, TAB, writeTab } from '../../platform/storage.ts'
import type { LeadFormSettings } from './lead.ts'
import { LEAD_KINDS, type LeadValues, EMPTY_LEAD, leadFields } from './lead-form.ts'
import type { LeadKind } from '../../core/store/state.ts'
import { parseJson } from '../../core/content-site/wire.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'

/** Hashes a text to 53 bits (cyrb53, public domain). Not cryptographic. */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

/**
 * Creates the id of a submission: 22 letters and digits, always the same for the same parts. A double click or the
 * same form posted again counts as one lead. A changed form counts as another.
 * @param parts Must start with the random id of the visit, so that two users never share an id.
 */
export function submissionId(parts: readonly string[]): string {
  const text = JSON.stringify(parts)
  return hash(text, 1) + hash(text, 2)
}

declare module '../../core/store/state.ts' {
  interface Runtime {
    /** Form values entered before a form was closed. */
    drafts?: { readonly [Kind in LeadKind]?: Partial<LeadValues> }
  }
}

/** The values entered before the form was closed. */
export function draftOf({ runtime }: ConfiguratorStore, kind: LeadKind): LeadValues {
  return { ...EMPTY_LEAD, ...runtime.drafts?.[kind] }
}

/**
 * Stores the form values for as long as the element is on the page. Contact details are shared by all three forms. Message
 * and consents belong to one form.
 */
export function keepDraft(
  { runtime }: ConfiguratorStore,
  kind: LeadKind,
  values: LeadValues,
): void {
  const shared = leadFields(kind).filter(({ isContact }) => isContact)
  const contact = Object.fromEntries(shared.map(({ name }) => [name, values[name]]))
  const { drafts } = runtime
  runtime.drafts = Object.fromEntries(
    LEAD_KINDS.map((each) => [each, { ...drafts?.[each], ...(each === kind ? values : contact) }]),
  )
}

/** How long a submitted form can be restored, in milliseconds. */
const EXPIRES_AFTER_MS = 15 * 60_000

/** Query argument that every address of a failure page has: the fields that broke a rule, possibly none. */
const REFUSED = 'cfg_configurator_fields'

interface SubmittedForm extends Pick<LeadFormSettings, 'formUrl' | 'failureUrl'> {
  readonly kind: LeadKind
  readonly values: LeadValues
  /** The form of another model has nothing of it. */
  readonly modelId: string | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Key of the history entry the form was submitted from. Null if the browser does not expose it. */
  readonly entry: string | null
}

/**
 * Saves the form values on submission: the browser leaves the page to post the form, and they would be lost if the network
 * fails or the site refuses them. The values are personal data: they are stored in this tab only. Reading them back
 * removes them, and they are not restored if the site has accepted them or after 15 minutes.
 */
export function keepSubmittedForm(
  store: ConfiguratorStore,
  kind: LeadKind,
  values: LeadValues,
  { formUrl, failureUrl }: LeadFormSettings,
): void {
  const { modelId } = store.get().configuration
  const entry = historyKey()
  const form: SubmittedForm = { kind, values, modelId, at: Date.now(), entry, formUrl, failureUrl }
  writeTab(TAB.submitted, JSON.stringify(form))
}

export function dropSubmittedForm(): void {
  writeTab(TAB.submitted, null)
}

/** Reopens the form with its values if the site did not accept the submission. */
export function reopenSubmittedForm(store: ConfiguratorStore): void {
  const text = readTab(TAB.submitted)
  if (text === null) return
  dropSubmittedForm()
  const form = parseJson(text) as SubmittedForm | null | undefined
  if (!form?.values || !LEAD_KINDS.includes(form.kind)) return
  if (Date.now() - form.at > EXPIRES_AFTER_MS || isAccepted(form)) return
  if (form.modelId !== store.state.getState().configuration.modelId) return
  keepDraft(store, form.kind, form.values)
  store.actions.openModal({ kind: 'contact', purpose: form.kind })
}

/** Whether the site accepted the submission, as far as the browser exposes it. */
function isAccepted({ entry, formUrl, failureUrl }: SubmittedForm): boolean {
  const next = addressAfter(entry)
  // The site responds with a redirect. If the next entry is the form URL itself, there was no response.
  if (next === null || next === formUrl) return false
  const { origin, pathname, searchParams } = new URL(next)
  const failure = failureUrl === null ? null : new URL(failureUrl, next)
  const isFailurePage = failure?.origin === origin && failure.pathname === pathname
  return !searchParams.has(REFUSED) && !isFailurePage
}
