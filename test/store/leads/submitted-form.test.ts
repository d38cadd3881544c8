import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_LEAD } from '../../../src/domain/leads/lead-form.ts'
import { draftOf } from '../../../src/store/leads/lead-draft.ts'
import {
  dropSubmittedForm,
  keepSubmittedForm,
  reopenSubmittedForm,
} from '../../../src/store/leads/submitted-form.ts'
import { siteInProcess } from '../site-in-process.ts'
import { clearCookies, storeUnderTest } from '../store-under-test.ts'

const MINUTE = 60_000
const FORM_URL = 'http://site.test/lead'
const VALUES = { ...EMPTY_LEAD, first_name: 'Inês', email: 'ines@example.com' }

/** Settings of a form, of which only the address matters here. */
const SETTINGS = {
  formUrl: FORM_URL,
  successUrl: null,
  failureUrl: null,
  leadSource: null,
  leadSourceGov: null,
  policyVersion: null,
  codes: {},
}

beforeEach(clearCookies)

/** Gives the browser a history in which the form's page is followed by another. */
function historyEndsAt(url: string | null): void {
  const entries = [{ key: 'form' }, { key: 'next', url }]
  vi.stubGlobal('navigation', { currentEntry: entries[0], entries: () => entries })
}

/** Submits the proposal form, and opens the page again after a while. */
async function openedAfter(milliseconds: number) {
  keepSubmittedForm('proposal', VALUES, SETTINGS)
  const store = await storeUnderTest(siteInProcess())
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds)
  reopenSubmittedForm(store)
  const { modal } = store.get()
  return { store, modal, draft: draftOf(store, 'proposal') }
}

describe('a submitted form that the site did not respond to', () => {
  it('is opened again with its values for 15 minutes', async () => {
    const { modal, draft } = await openedAfter(15 * MINUTE - 1000)
    expect(modal).toEqual({ kind: 'contact', purpose: 'proposal' })
    expect(draft).toEqual(VALUES)
  })

  it('is forgotten after 15 minutes', async () => {
    const { modal, draft } = await openedAfter(15 * MINUTE + 1000)
    expect(modal).toBeNull()
    expect(draft).toEqual(EMPTY_LEAD)
  })

  it('is opened once', async () => {
    const { store } = await openedAfter(MINUTE)
    store.actions.closeModal()
    reopenSubmittedForm(store)
    expect(store.get().modal).toBeNull()
  })

  it('is opened when the browser shows its own error page at the address of the form', async () => {
    historyEndsAt(FORM_URL)
    expect((await openedAfter(MINUTE)).modal).not.toBeNull()
  })

  it('stays closed when the site redirected the visitor to its own page', async () => {
    historyEndsAt('http://site.test/obrigado/')
    expect((await openedAfter(MINUTE)).modal).toBeNull()
  })

  it('stays closed when the form was dropped', async () => {
    keepSubmittedForm('proposal', VALUES, SETTINGS)
    const store = await storeUnderTest(siteInProcess())
    dropSubmittedForm()
    reopenSubmittedForm(store)
    expect(store.get().modal).toBeNull()
  })
})
