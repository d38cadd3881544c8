import { describe, expect, it, vi } from 'vitest'
import { EMPTY_LEAD } from './lead-form.ts'
import { draftOf, dropSubmittedForm, keepSubmittedForm, reopenSubmittedForm } from './lead-draft.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, type StoreUnderTest } from '../../../test/support/store-under-test.ts'

const STORED = 'cfg_submitted_form'
const MODEL = '101'
const OTHER_MODEL = '102'
const MINUTE = 60_000
const FORM_URL = 'http://site.test/lead'
const VALUES = { ...EMPTY_LEAD, name: 'Inês', email: 'ines@example.com', accept: 'S' }

/** Settings of a form, of which only the address matters here. */
const SETTINGS = {
  formUrl: FORM_URL,
  successUrl: null,
  failureUrl: 'http://site.test/falhou/',
  leadSource: null,
  leadSourceGov: null,
  policyVersion: null,
  codes: {},
}

/** Gives the browser a history in which the form's page is followed by another. */
function historyEndsAt(url: string): void {
  const entries = [{ key: 'form' }, { key: 'next', url }]
  vi.stubGlobal('navigation', { currentEntry: entries[0], entries: () => entries })
}

/** A tab in which the proposal form has been submitted on the model's page. */
async function submitted() {
  const store = await storeUnderTest(siteInProcess())
  await choose(store, MODEL)
  keepSubmittedForm(store, 'proposal', VALUES, SETTINGS)
  return store
}

async function choose(store: StoreUnderTest, modelId: string): Promise<void> {
  store.pick(modelId)
  await vi.waitFor(() => expect(store.get().configuration.modelId).toBe(modelId))
}

/** Opens the page of a model in the same tab after a while. */
async function opened(milliseconds = MINUTE, modelId = MODEL) {
  const store = await storeUnderTest(siteInProcess())
  await choose(store, modelId)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds)
  reopenSubmittedForm(store)
  const { modal } = store.get()
  return { store, modal, draft: draftOf(store, 'proposal') }
}

async function openedAfter(milliseconds: number, modelId = MODEL) {
  await submitted()
  return opened(milliseconds, modelId)
}

describe('a submitted form that the site did not accept', () => {
  it('is opened again with its values for 15 minutes', async () => {
    const { modal, draft } = await openedAfter(15 * MINUTE - 1000)
    expect(modal).toEqual({ kind: 'contact', purpose: 'proposal' })
    expect(draft).toEqual(VALUES)
    expect(sessionStorage.getItem(STORED)).toBeNull()
  })

  it.each([
    ['after 15 minutes', 15 * MINUTE + 1000, MODEL],
    ['on the page of another model, whose forms it does not fill in', MINUTE, OTHER_MODEL],
  ])('stays closed %s', async (_, milliseconds, modelId) => {
    const { modal, draft } = await openedAfter(milliseconds, modelId)
    expect(modal).toBeNull()
    expect(draft).toEqual(EMPTY_LEAD)
  })

  it.each([
    ['its own error page at the address of the form', FORM_URL, true],
    ['the page of the site to which it redirected', 'http://site.test/obrigado/', false],
    [
      'a failure page',
      'http://site.test/?cfg_configurator=not-sent&cfg_configurator_fields=',
      true,
    ],
    ["the site's own failure page", 'http://site.test/falhou/?x=1', true],
  ])('after %s (%s), is opened: %s', async (_, url, isOpened) => {
    historyEndsAt(url)
    const { modal, draft } = await openedAfter(MINUTE)
    expect(modal !== null).toBe(isOpened)
    expect(draft).toEqual(isOpened ? VALUES : EMPTY_LEAD)
    expect(sessionStorage.getItem(STORED)).toBeNull()
  })

  it('is not stored where another tab or a later session could read it', async () => {
    await submitted()
    expect(sessionStorage.getItem(STORED)).toContain('ines@example.com')
    expect(localStorage).toHaveLength(0)
    expect(document.cookie).not.toContain('ines')
    // Another tab has a session storage of its own.
    sessionStorage.clear()
    expect((await opened()).modal).toBeNull()
  })

  it('gives another form only the contact details, and neither message nor consents', async () => {
    const { store } = await openedAfter(MINUTE)
    expect(draftOf(store, 'test-drive')).toMatchObject({ email: VALUES.email, accept: '', msg: '' })
  })

  it.each(['{', 'null', '[]', '"x"', '{"kind":"proposal"}', '{"kind":"other","values":{}}'])(
    'stays closed when the storage contains %s',
    async (text) => {
      sessionStorage.setItem(STORED, text)
      expect((await opened()).modal).toBeNull()
      expect(sessionStorage.getItem(STORED)).toBeNull()
    },
  )

  it('stays closed when the form was dropped', async () => {
    await submitted()
    dropSubmittedForm()
    expect((await opened()).modal).toBeNull()
  })

  it('stays closed where the browser blocks the storage', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    const { modal, draft } = await openedAfter(MINUTE)
    vi.unstubAllGlobals()
    expect(modal).toBeNull()
    expect(draft).toEqual(EMPTY_LEAD)
  })
})
