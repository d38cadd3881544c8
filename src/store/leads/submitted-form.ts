import { addressAfter, historyKey } from '../../browser/history-entries.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { LeadFormSettings } from '../../domain/content-config.ts'
import { EMPTY_LEAD, type LeadKind, type LeadValues } from '../../domain/leads/lead-form.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { keepDraft } from './lead-draft.ts'

/** How long a submitted form can be restored, in milliseconds. */
const EXPIRES_AFTER_MS = 15 * 60_000

interface SubmittedForm {
  readonly kind: LeadKind
  readonly values: LeadValues
  /** Milliseconds since 1970. */
  readonly at: number
  /** Key of the history entry the form was submitted from. Null if the browser does not expose it. */
  readonly entry: string | null
  readonly formUrl: string | null
}

/**
 * Saves the form values on submission. The browser leaves the page to post the form, so on a network failure it shows
 * its own error page and the values would be lost. The values are personal data: they are stored in this tab only.
 * Reading them back removes them, and they are not restored if the site has responded or after 15 minutes.
 */
export function keepSubmittedForm(
  kind: LeadKind,
  values: LeadValues,
  { formUrl }: LeadFormSettings,
): void {
  const form: SubmittedForm = { kind, values, at: Date.now(), entry: historyKey(), formUrl }
  writeTab(TAB.submitted, JSON.stringify(form))
}

/** Removes the saved values. */
export function dropSubmittedForm(): void {
  writeTab(TAB.submitted, null)
}

/** Reopens the form with its values if the site did not respond to the submission. */
export function reopenSubmittedForm(store: ConfiguratorStore): void {
  const text = readTab(TAB.submitted)
  if (text === null) return
  dropSubmittedForm()
  const form = parse(text)
  if (!form || Date.now() - form.at > EXPIRES_AFTER_MS || hasResponse(form)) return
  keepDraft(store, form.kind, { ...EMPTY_LEAD, ...form.values })
  store.actions.openModal({ kind: 'contact', purpose: form.kind })
}

/** Whether the site responded to the submission, as far as the browser exposes it. */
function hasResponse({ entry, formUrl }: SubmittedForm): boolean {
  const next = addressAfter(entry)
  // The site responds with a redirect. If the next entry is the form URL itself, there was no response.
  return next !== null && next !== formUrl
}

function parse(text: string): SubmittedForm | null {
  try {
    return JSON.parse(text) as SubmittedForm
  } catch {
    return null
  }
}
