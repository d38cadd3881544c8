import { describe, expect, it } from 'vitest'
import { COOKIE } from '../../platform/storage.ts'
import { loadBuildCode, selectBuildCode } from './build.ts'
import { formatCode } from './build-code.ts'
import { selectShareQuery } from './chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
const OTHER = 'modelid=104&engine=1041&version=10411'

const opened = async (configuration: string, query = '', site = siteInProcess()) =>
  storeUnderTest(site, { query, settings: { configuration } })

/** The code of a configuration, as people write it. */
async function codeOf(query: string, site = siteInProcess()) {
  const store = await storeUnderTest(site, { query })
  await store.visit('home')
  loadBuildCode(store)
  await site.settled()
  clearCookies()
  return formatCode(selectBuildCode(store.get()) ?? '')
}

describe('the attribute configuration', () => {
  it.each([
    ['the query of a share link', WHOLE],
    ['one with a question mark', `?${WHOLE}`],
    ['a whole share link', `https://example.com/configurador?${WHOLE}`],
    ['one that the page has escaped', WHOLE.replaceAll('&', '&amp;')],
  ])('opens the summary of %s', async (_, text) => {
    const store = await opened(text)
    expect(await store.visit('home')).toBe('summary')
    expect(selectShareQuery(store.get())).toBe(WHOLE)
    expect(store.get()).toMatchObject({ pending: null, notice: null })
  })

  it('opens the first step that lacks a choice', async () => {
    const store = await opened('modelid=101&engine=1012')
    expect(await store.visit('home')).toBe('version')
  })

  it('opens the build of a code, and says of which day it is', async () => {
    const site = siteInProcess()
    const code = await codeOf(WHOLE, site)
    const store = await opened(code, '', site)
    // While the code is looked up, and while the lists load.
    await store.walk('home', '')
    expect(await store.visit('home')).toBe('summary')
    expect(selectShareQuery(store.get())).toBe(WHOLE)
    expect(store.get().notice).toMatchObject({ kind: 'build' })
    expect(site.requestsOf('findBuild')).toHaveLength(1)
  })

  it.each([
    ['an unknown code', '7QX-M4T-9K6', 'unknown'],
    ['a mistyped code', '7QX-M4T-9K7', 'mistyped'],
    ['neither a code nor a query', 'Maré Horizonte', 'length'],
  ])('with %s shows the model list and a notice, and logs why', async (_, text, reason) => {
    const log = watchLog()
    const store = await opened(text)
    expect(await store.visit('home')).toBe('home')
    expect(store.get()).toMatchObject({ pending: null, notice: { kind: 'page-gone' } })
    expect(log()).toEqual([`attribute configuration: ${reason}`])
  })

  it('gives way to the link of the visitor', async () => {
    const store = await opened(WHOLE, OTHER)
    await store.visit('home')
    expect(store.get().configuration.modelId).toBe('104')
  })

  it('gives way to the saved configuration of the visitor', async () => {
    document.cookie = `${COOKIE.saved}=${encodeURIComponent('{"modelid":104}')}; path=/`
    const store = await opened(WHOLE)
    await store.visit('home')
    expect(store.get().configuration.modelId).toBe('104')
  })

  it('gives way to a step that the visitor reloads, and does not come back on home', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: OTHER })
    await before.visit('home')
    const store = await opened(WHOLE)
    expect(await store.visit('exterior', 'Alvor')).toBe('exterior')
    expect(store.get().configuration.modelId).toBe('104')
    expect(await store.visit('home')).toBe('home')
  })

  it('gives way to what the visitor does while its code is looked up', async () => {
    const site = siteInProcess()
    const code = await codeOf(WHOLE, site)
    const release = site.hold('findBuild')
    const store = await opened(code, '', site)
    await store.walk('home', '')
    expect(store.get().pending).toMatchObject({ source: 'link', text: code })
    store.set({ pending: null })
    await store.visit('home')
    release()
    await site.settled()
    expect(store.get()).toMatchObject({ pending: null, entered: { screen: 'home' } })
  })
})
