import { addressAfter, historyKey } from '../../browser/history-entries.ts'
import { readTab, TAB, writeTab } from '../../browser/tab-storage.ts'
import type { LeadFormSettings } from '../../domain/content-config.ts'
import { EMPTY_LEAD, type LeadKind, type LeadValues } from '../../domain/lead-form.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { keepDraft } from './lead-draft.ts'

/** How long a submitted form may be filled in again, in milliseconds. */
const EXPIRES_AFTER_MS = 15 * 60_000

interface SubmittedForm {
  readonly kind: LeadKind
  readonly values: LeadValues
  /** Milliseconds since 1970. */
  readonly at: number
  /** The history entry that the form was submitted from; null where the browser does not tell. */
  readonly entry: string | null
  readonly formUrl: string | null
}

/**
 * Keeps what was typed while the browser leaves the page to post it: when the network fails, the browser shows an error
 * page of its own, and the widget is gone. Personal data, so it is kept in this tab only, from the submission on, and
 * removed when it has been filled in again, when the site has answered, or after 15 minutes.
 */
export function keepSubmittedForm(
  kind: LeadKind,
  values: LeadValues,
  { formUrl }: LeadFormSettings,
): void {
  const form: SubmittedForm = { kind, values, at: Date.now(), entry: historyKey(), formUrl }
  writeTab(TAB.submitted, JSON.stringify(form))
}

/** Removes what was kept: the form itself has come back as it was left. */
export function dropSubmittedForm(): void {
  writeTab(TAB.submitted, null)
}

/** Opens the form again, filled in, after a submission that the site has not answered. */
export function reopenSubmittedForm(store: ConfiguratorStore): void {
  const text = readTab(TAB.submitted)
  if (text === null) return
  dropSubmittedForm()
  const form = parse(text)
  if (!form || Date.now() - form.at > EXPIRES_AFTER_MS || wasAnswered(form)) return
  keepDraft(store, form.kind, { ...EMPTY_LEAD, ...form.values })
  store.actions.openModal({ kind: 'contact', purpose: form.kind })
}

/** Whether the page after the submission came from the site, as far as the browser tells. */
function wasAnswered({ entry, formUrl }: SubmittedForm): boolean {
  const next = addressAfter(entry)
  // The site answers a form by a redirect; the form's own address is that of a request without an answer.
  return next !== null && next !== formUrl
}

function parse(text: string): SubmittedForm | null {
  try {
    return JSON.parse(text) as SubmittedForm
  } catch {
    return null
  }
}
