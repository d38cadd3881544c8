// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { quoteKey, selectOffer } from '../../src/store/financing/offer.ts'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'
import { clearCookies, storeUnderTest, watchLog } from './store-under-test.ts'

beforeEach(clearCookies)

/** At the exterior step of version 10113, its first colour (included) preselected. */
async function atExterior(site: SiteInProcess, settings = {}) {
  const store = await storeUnderTest(site, { settings })
  store.actions.enterHome()
  store.pick('101')
  await store.visit('engine')
  await store.visit('version')
  store.actions.choose('version', '10113')
  await store.visit('exterior')
  const offer = () => selectOffer(store.get())
  return { ...store, offer }
}

describe('the figures shown', () => {
  it('are the model’s, then the engine’s, then the version’s own', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    expect(selectOffer(store.get())).toBeNull()
    store.actions.enterHome()
    store.pick('101')
    expect(selectOffer(store.get())).toMatchObject({
      basis: 'model',
      price: 32_450,
      monthlyPayment: 363.62,
    })
    await store.visit('engine')
    store.actions.choose('engine', '1012')
    expect(selectOffer(store.get())).toMatchObject({ basis: 'engine', price: 36_900 })
    store.actions.uncheckEngine()
    expect(selectOffer(store.get())).toMatchObject({ basis: 'model', price: 32_450 })
    store.actions.choose('engine', '1012')
    await store.visit('version')
    store.actions.choose('version', '10123')
    expect(selectOffer(store.get())).toMatchObject({ basis: 'version', price: 39_400 })
    expect(site.asked('updateFinances')).toEqual([])
  })

  it('are the content site’s where a colour costs more: all of one answer', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    const own = store.offer()
    store.actions.choose('exterior', 'VBR')
    expect(store.offer()).toMatchObject({ basis: 'surcharges', price: 35_700, isPending: true })
    await site.settled()
    const quoted = store.offer()
    expect(quoted).toMatchObject({ basis: 'surcharges', price: 35_700, isPending: false })
    expect(quoted?.monthlyPayment).toBeGreaterThan(own?.monthlyPayment ?? Infinity)
    expect(quoted?.financedAmount).toBe(35_700 - (quoted?.downPayment ?? 0))
    expect(site.asked('updateFinances')).toHaveLength(1)
  })

  it('are asked for along spec §7, with the limits of the content config', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    const [, path] = (site.asked('updateFinances')[0] ?? '').split('updateFinances/')
    const [version, without, price, minEntry, entry, months, minRate, maxRate, residual, type] = (
      path ?? ''
    ).split('/')
    expect([version, price, minEntry, months, residual, type]).toEqual([
      '10113',
      '35700',
      '500',
      '96',
      '0',
      'S',
    ])
    expect(Number(without)).toBeGreaterThan(34_950)
    expect(Number(entry)).toBe(store.offer()?.downPayment)
    expect(Number(minRate)).toBeLessThanOrEqual(Number(maxRate))
  })

  it('are asked anew for another colour, also of the same price, and not for the same', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    store.actions.choose('exterior', 'CGR')
    await site.settled()
    const key = quoteKey(store.get())
    store.actions.choose('exterior', 'AAT')
    expect(quoteKey(store.get())).not.toBe(key)
    expect(store.offer()?.isPending).toBe(true)
    await site.settled()
    store.actions.choose('exterior', 'AAT')
    await site.settled()
    expect(site.asked('updateFinances')).toHaveLength(2)
  })

  it('add the interior’s surcharge to the exterior’s', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    store.actions.choose('exterior', 'VBR')
    await store.visit('interior')
    store.actions.choose('interior', 'PCA')
    await site.settled()
    expect(store.offer()).toMatchObject({ basis: 'surcharges', price: 36_900 })
  })
})

describe('an answer', () => {
  it('that comes late is dropped: the last colour’s stands', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    const releaseFirst = site.hold('/35700/')
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    store.actions.choose('exterior', 'CMA')
    await site.settled()
    const last = store.offer()
    expect(last).toMatchObject({ price: 36_200, isPending: false })
    releaseFirst()
    await site.settled()
    expect(store.offer()).toEqual(last)
  })

  it('that comes after a colour without surcharge changes nothing', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    const release = site.hold('updateFinances')
    store.actions.choose('exterior', 'VBR')
    store.actions.choose('exterior', 'BNE')
    release()
    await site.settled()
    expect(store.offer()).toMatchObject({ basis: 'version', price: 34_950 })
    expect(store.get().quote.status).toBe('idle')
  })

  it('that fails leaves the version’s own instalment beside the full price, and says so', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const store = await atExterior(site)
    const own = store.offer()
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    expect(store.offer()).toMatchObject({
      basis: 'version-monthly-payment',
      price: 35_700,
      monthlyPayment: own?.monthlyPayment,
      isPending: false,
    })
    expect(log()).toEqual(['updateFinances failed'])
  })

  it('that failed is asked for again on the next step', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404', times: 1 }] })
    const store = await atExterior(site)
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    await store.visit('interior')
    expect(store.offer()).toMatchObject({ basis: 'surcharges', isPending: false })
  })

  it('of a content site that is no longer the element’s is dropped', async () => {
    const site = siteInProcess()
    const store = await atExterior(site)
    const releaseOld = site.hold('updateFinances')
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    const { settings, quote } = store.get()
    site.answer('updateFinances', { financialInfo: { fee: 1.23 } })
    store.actions.applySettings({ ...settings, apiUrl: 'http://other.test/' })
    expect(store.get().quote).toEqual({ key: null, status: 'idle', quote: null })
    const releaseNew = site.hold('updateFinances')
    store.actions.loadModel('101')
    store.actions.begin()
    await site.settled()
    await store.visit('exterior')
    expect(store.get().quote).toEqual(quote)
    releaseOld()
    await site.settled()
    expect(store.offer()).toMatchObject({ basis: 'surcharges', isPending: true })
    releaseNew()
    await site.settled()
    expect(store.offer()).toMatchObject({ monthlyPayment: 1.23, isPending: false })
  })
})

describe('without a simulation', () => {
  it('the content site is never asked for one', async () => {
    const site = siteInProcess()
    const store = await atExterior(site, { contentConfig: { hasSimul: 'false' } })
    store.actions.choose('exterior', 'VBR')
    await site.settled()
    expect(site.asked('updateFinances')).toEqual([])
    expect(store.offer()).toMatchObject({ basis: 'version-monthly-payment', price: 35_700 })
  })
})
