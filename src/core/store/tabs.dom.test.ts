import { selectPricing } from '../offer/pricing.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie, COOKIE, readTab, TAB } from '../../platform/storage.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

describe('a tab whose cookies were overwritten by another tab', () => {
  it('restores its own configuration of the same model, with its own id', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await before.visit('home')
    const { uniqueId } = before.get()
    writeCookie(COOKIE.choices, 'modelid=101&engine=1012&version=10123&colext=BNE&colint=TPR')
    writeCookie(COOKIE.unique, 'another-tab')
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('summary')).toBe('summary')
    expect(store.get().configuration).toMatchObject({ versionId: '10113', exteriorId: 'VPI' })
    expect(store.get().uniqueId).toBe(uniqueId)
  })

  it('restores its own configuration although the cookie now names another model', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await before.visit('home')
    writeCookie(COOKIE.choices, 'modelid=102')
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('summary')).toBe('summary')
  })

  it('opens a link to the model of the cookie with the choices of the cookie', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await before.visit('home')
    writeCookie(COOKIE.choices, 'modelid=102&engine=1021')
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('version', 'Pardal')).toBe('version')
    expect(store.get().configuration).toMatchObject({ modelId: '102', engineId: '1021' })
  })
})

describe('a reload of the summary', () => {
  it('restores the simulation that the tab has stored', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await before.visit('home')
    await before.visit('summary')
    before.actions.moveSlider({ downPayment: 6500, nrPayments: 84 })
    await before.actions.updateSimulation()
    const stored: unknown = JSON.parse(readTab(TAB.financing) ?? '')
    expect(stored).toMatchObject({ creditType: 'CREDIT', requested: { nrPayments: 84 } })
    const store = await storeUnderTest(siteInProcess())
    await store.visit('summary')
    expect(selectPricing(store.get()).sliders).toEqual({ downPayment: 6500, nrPayments: 84 })
  })
})

describe('a duplicated tab', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  it('takes a new configuration id when the other tab holds the copied one', async () => {
    const before = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await before.visit('home')
    const { uniqueId } = before.get()
    const request = async (
      name: string,
      { signal }: { readonly signal: AbortSignal },
      hold: () => Promise<void>,
    ): Promise<void> => {
      if (!name.endsWith(` ${uniqueId}`)) return hold()
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('summary')).toBe('summary')
    // The lock is given up after half a second of real time.
    await vi.waitFor(() => expect(store.get().uniqueId).not.toBe(uniqueId), { timeout: 4000 })
    expect(readCookie(COOKIE.unique)).toBe(store.get().uniqueId)
  })
})

describe('the lock of the configuration id', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  it('is held while the flow is on the page, and no longer', async () => {
    const held = new Set<string>()
    const request = async (name: string, _: object, hold: () => Promise<void>): Promise<void> => {
      held.add(name)
      await hold()
      held.delete(name)
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    const listened = vi.spyOn(globalThis, 'addEventListener')
    const unlistened = vi.spyOn(globalThis, 'removeEventListener')
    const store = await storeUnderTest(siteInProcess(), { query: WHOLE })
    await store.visit('home')
    const name = `cfg-configurator ${store.get().uniqueId}`
    expect([...held]).toEqual([name])

    const letGo = store.actions.holdId()
    expect([...held]).toEqual([name])
    letGo()
    await vi.waitFor(() => expect([...held]).toEqual([]))
    expect(unlistened.mock.calls).toEqual(listened.mock.calls)

    const letGoAgain = store.actions.holdId()
    expect([...held]).toEqual([name])
    dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect([...held]).toEqual([]))
    dispatchEvent(new Event('pageshow'))
    expect([...held]).toEqual([name])
    letGoAgain()
  })
})

describe('government mode', () => {
  it('survives a reload, although its cookie is erased once it is read', async () => {
    writeCookie(COOKIE.dealers, 'LX01')
    await storeUnderTest(siteInProcess())
    expect(readCookie(COOKIE.dealers)).toBeNull()
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    expect(site.requestsOf('hyuDealersLst')).toEqual(['/wp-json/cfg/hyuDealersLst/LX01'])
    expect(store.get().site.dealers?.data?.isGov).toBe(true)
  })

  it('uses the dealers of a newer cookie', async () => {
    writeCookie(COOKIE.dealers, 'LX01')
    await storeUnderTest(siteInProcess())
    writeCookie(COOKIE.dealers, 'PT01')
    const site = siteInProcess()
    await storeUnderTest(site)
    expect(site.requestsOf('hyuDealersLst')).toEqual(['/wp-json/cfg/hyuDealersLst/PT01'])
  })
})

describe('leaving a step for the model list', () => {
  it('works although a saved configuration waits to be restored', async () => {
    writeCookie(COOKIE.choices, WHOLE)
    writeCookie(COOKIE.saved, JSON.stringify({ modelid: 102, engine: 1021 }))
    const store = await storeUnderTest(siteInProcess())
    expect(await store.visit('summary')).toBe('summary')
    expect(
      store.actions.leave('home', { screen: 'summary', modelName: 'Maré', comparison: null }),
    ).toBe(true)
    expect(await store.visit('home')).toBe('home')
    expect(store.get().configuration.modelId).toBeNull()
  })
})
