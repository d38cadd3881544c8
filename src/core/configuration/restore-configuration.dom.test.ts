import { describe, expect, it } from 'vitest'
import { readCookie, writeCookie, COOKIE } from '../../platform/storage.ts'
import { selectOffer } from '../offer/pricing.ts'
import { selectShareQuery } from './chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
const CHOICES = {
  modelId: '101',
  engineId: '1011',
  versionId: '10113',
  exteriorId: 'VPI',
  interiorId: 'PCA',
}

describe('a share link', () => {
  it('restores the complete configuration and opens the summary with its price', async () => {
    const store = await storeUnderTest(siteInProcess(), { query: WHOLE })
    expect(await store.visit('home')).toBe('summary')
    expect(store.get().configuration).toMatchObject({ ...CHOICES, isNew: false })
    expect(selectOffer(store.get())).toMatchObject({ basis: 'surcharges', price: 36_900 })
    expect(selectShareQuery(store.get())).toBe(WHOLE)
    expect(readCookie(COOKIE.choices)).toBe(WHOLE)
    expect(store.get()).toMatchObject({ pending: null, notice: null })
  })

  it('that cannot be read shows the model list, says so and is logged', async () => {
    const log = watchLog()
    const store = await storeUnderTest(siteInProcess(), { query: 'modelid=&engine=1' })
    expect(await store.visit('home')).toBe('home')
    expect(log()).toEqual(['the link configuration cannot be read'])
    expect(store.get().notice).toEqual({ kind: 'model-gone', isShared: true })
  })

  it('takes precedence over the saved configuration, which is kept', async () => {
    writeCookie(COOKIE.saved, JSON.stringify({ modelid: 102 }))
    const store = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await store.visit('home')
    expect(store.get().configuration.modelId).toBe('101')
    expect(readCookie(COOKIE.saved)).not.toBeNull()
  })

  it('is ignored for good when the address names a step', async () => {
    writeCookie(COOKIE.choices, 'modelid=101&engine=1012')
    const store = await storeUnderTest(siteInProcess(), { query: WHOLE })
    expect(await store.visit('version')).toBe('version')
    expect(await store.visit('home')).toBe('home')
    expect(store.get().configuration.modelId).toBeNull()
  })

  it('counts as a new configuration for the site', async () => {
    writeCookie(COOKIE.unique, 'earlier')
    const store = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await store.visit('home')
    expect(store.get().uniqueId).toMatch(/^[\da-f]{32}$/)
    expect(readCookie(COOKIE.unique)).toBe(store.get().uniqueId)
  })

  it('drops a colour once its reloaded list shows that it no longer exists, and opens its step', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'extColors', fault: '404' }] })
    const store = await storeUnderTest(site, { query: WHOLE.replace('VPI', 'XXX') })
    expect(await store.walk('home', 'Maré')).toBeNull()
    site.setFaults([])
    store.actions.retryFailed()
    await site.settled()
    expect(
      store.actions.resolveRoute({ screen: 'summary', modelName: 'Maré', comparison: null }),
    ).toEqual({ screen: 'exterior', modelName: 'Maré', comparison: null })
    expect(store.get()).toMatchObject({
      notice: { kind: 'dropped', items: ['exterior'], isShared: true },
      configuration: { exteriorId: null, interiorId: 'PCA' },
    })
  })
})

describe('the saved configuration', () => {
  const SAVED = {
    modelid: 101,
    engine: 1011,
    version: '10113',
    colext: 'VPI',
    colint: 'PCA',
  }

  it('is restored on home, opens the engine step and is erased', async () => {
    writeCookie(COOKIE.saved, JSON.stringify(SAVED))
    const store = await storeUnderTest(siteInProcess())
    expect(readCookie(COOKIE.saved)).not.toBeNull()
    expect(await store.visit('home')).toBe('engine')
    expect(store.get().configuration).toMatchObject({ ...CHOICES, isNew: false })
    expect(readCookie(COOKIE.saved)).toBeNull()
    expect(await store.visit('home')).toBe('home')
  })

  it('keeps its id for the site', async () => {
    writeCookie(COOKIE.saved, JSON.stringify(SAVED))
    writeCookie(COOKIE.unique, 'earlier')
    const store = await storeUnderTest(siteInProcess())
    await store.visit('home')
    expect(store.get().uniqueId).toBe('earlier')
  })

  it.each(['rubbish', '[]', '{"engine":1}'])('%j is logged and erased', async (text) => {
    const log = watchLog()
    writeCookie(COOKIE.saved, text)
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('home')).toBe('home')
    expect(log()).toEqual(['the saved configuration cannot be read'])
    expect(readCookie(COOKIE.saved)).toBeNull()
  })
})

describe('the cookie of choices', () => {
  it.each(['engine', 'version', 'exterior', 'interior', 'summary'] as const)(
    'restores %s on a reload',
    async (screen) => {
      writeCookie(COOKIE.choices, WHOLE)
      writeCookie(COOKIE.unique, 'earlier')
      const store = await storeUnderTest(siteInProcess())
      expect(await store.visit(screen)).toBe(screen)
      expect(store.get()).toMatchObject({ configuration: CHOICES, uniqueId: 'earlier' })
    },
  )

  it('is ignored when it is for another model', async () => {
    writeCookie(COOKIE.choices, WHOLE)
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('engine', 'Pardal')).toBe('home')
  })

  it('drops what no longer exists, and says so', async () => {
    writeCookie(COOKIE.choices, WHOLE.replace('10113', '1'))
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('summary')).toBe('version')
    expect(store.get().notice).toEqual({
      kind: 'dropped',
      items: ['version', 'exterior', 'interior'],
      isShared: false,
    })
  })
})

describe('a change by the buyer after a restore', () => {
  async function restored() {
    writeCookie(COOKIE.choices, WHOLE)
    const store = await storeUnderTest(siteInProcess())
    await store.visit('engine')
    return store
  }

  it('is not reported as dropped when another engine is chosen', async () => {
    const store = await restored()
    store.actions.choose('engine', '1012')
    expect(await store.visit('version')).toBe('version')
    expect(store.get().notice).toBeNull()
    await store.visit('exterior')
    expect(store.get().configuration.exteriorId).toBe('VPI')
  })

  it('is not reported as dropped when another version lacks the colour', async () => {
    const store = await restored()
    await store.visit('version')
    store.actions.choose('version', '10111')
    await store.visit('exterior')
    await store.visit('interior')
    expect(store.get()).toMatchObject({
      notice: null,
      configuration: { exteriorId: 'VPI', interiorId: 'TPR' },
    })
  })

  it('is not reported as dropped when an engine is unchecked and its version is remembered', async () => {
    const store = await restored()
    store.actions.uncheck('engine')
    expect(await store.visit('version')).toBe('engine')
    expect(store.get()).toMatchObject({
      alert: 'choose-engine',
      notice: null,
      configuration: { engineId: '1011', isEngineSelected: false, versionId: '10113' },
    })
  })
})
