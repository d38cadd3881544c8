import { describe, expect, it } from 'vitest'
import { selectOffer, selectPricing } from '../offer/pricing.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { SETTINGS, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const WHOLE = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
const SUMMARY = { screen: 'summary', modelName: 'Maré', comparison: null } as const

const LISTS = ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI'] as const

describe.each(LISTS)('a share link of a complete configuration, while %s fails,', (call) => {
  async function openLink() {
    watchLog()
    const site = siteInProcess({ faults: [{ call, fault: '404' }] })
    const store = await storeUnderTest(site, { query: WHOLE })
    expect(await store.walk('home', 'Maré')).toBeNull()
    return { site, store }
  }

  it('does not open the summary, and shows neither a total nor other figures', async () => {
    const { store } = await openLink()
    expect(store.get().entered).toBeNull()
    expect(store.actions.resolveRoute(SUMMARY)).toBe('failed')
    expect(selectPricing(store.get()).total).toBeNull()
    expect(selectOffer(store.get())).toMatchObject({
      basis: 'unknown',
      isPending: false,
      price: null,
      monthlyPayment: null,
      taeg: null,
      financedAmount: null,
    })
  })

  it('neither saves the configuration nor requests its monthly payment', async () => {
    const { site, store } = await openLink()
    await store.actions.refreshQuote(true)
    expect(await site.savedConfigurations()).toEqual([])
    expect(site.requestsOf('updateFinances')).toEqual([])
  })

  it('opens the summary with the right total once the list has loaded, and saves it then', async () => {
    const { site, store } = await openLink()
    site.setFaults([])
    store.actions.retryFailed()
    await site.settled()
    expect(await store.visit('summary')).toBe('summary')
    expect(selectOffer(store.get())?.price).toBe(41_350)
    expect(await site.savedConfigurations()).toMatchObject([
      { versionName: 'Horizonte', totalPrice: 41_350 },
    ])
  })
})

it('a failed list is requested again, whatever the id of its model contains', async () => {
  watchLog()
  const id = '1 of 2, 3'
  const site = siteInProcess({ faults: [{ call: 'lstEngines', fault: '404' }] })
  const store = await storeUnderTest(site)
  store.actions.loadModel(id)
  await site.settled()
  expect(store.get().site[`engines of ${id}`]?.status).toBe('failed')
  site.setFaults([])
  site.respondWith('lstEngines', [])
  store.actions.retryFailed()
  await site.settled()
  expect(store.get().site[`engines of ${id}`]?.status).toBe('ready')
})

describe('a configuration whose lists are being reloaded', () => {
  it('has no total until all of its parts are known', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site, { query: WHOLE })
    await store.visit('home')
    const releases = LISTS.map((call) => site.hold(call))
    store.actions.applySettings({ ...SETTINGS, requestTimeout: 4000 })
    store.actions.revalidate()
    for (const release of releases) {
      await site.settled()
      expect(selectOffer(store.get())).toMatchObject({ price: null, isPending: true })
      release()
    }
    await site.settled()
    store.actions.startFlow()
    await site.settled()
    store.actions.revalidate()
    await site.settled()
    expect(selectOffer(store.get())?.price).toBe(41_350)
  })
})
