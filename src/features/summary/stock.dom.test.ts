import { describe, expect, it, vi } from 'vitest'
import { selectStockOffer } from './stock.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

async function atSummary(site = siteInProcess(), settings = {}) {
  const query = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  const store = await storeUnderTest(site, { query, settings })
  await store.visit('home')
  await store.visit('summary')
  return { ...store, site, found: () => selectStockOffer(store.get()) }
}

describe('the stock of a configuration', () => {
  it('is requested once, with the factory codes of the colours', async () => {
    const store = await atSummary()
    store.actions.loadStock()
    store.actions.loadStock()
    expect(store.found()).toBeNull()
    await store.site.settled()
    expect(store.site.requestsOf('/ds/vehicle/stock')).toHaveLength(1)
    expect(store.found()).toMatchObject({ count: 1, isExact: true })
  })

  it('is that of the last colour, however late the first response arrives', async () => {
    const store = await atSummary()
    const release = store.site.hold('exteriorColorFactoryCode=VP4')
    store.actions.loadStock()
    await store.visit('exterior')
    store.actions.choose('exterior', 'AAT')
    store.actions.loadStock()
    expect(store.found()).toBeNull()
    await store.site.settled()
    expect(store.found()).toMatchObject({ count: 1, isExact: false })
    release()
    await store.site.settled()
    expect(store.found()).toMatchObject({ count: 1, isExact: false })
  })

  it('is missing after a failure, which is logged, and is requested again', async () => {
    const log = watchLog()
    const store = await atSummary(
      siteInProcess({ faults: [{ call: 'stock', fault: '404', times: 1 }] }),
    )
    store.actions.loadStock()
    await store.site.settled()
    expect(store.found()).toBeNull()
    expect(log()).toEqual(['stock failed'])
    store.actions.loadStock()
    await store.site.settled()
    expect(store.found()).toMatchObject({ count: 1 })
  })

  it('is requested at the URL of the element’s attribute if there is one', async () => {
    const store = await atSummary(siteInProcess(), { stockUrl: 'http://stock.test/loja' })
    const fetched = vi.spyOn(globalThis, 'fetch')
    store.actions.loadStock()
    await store.site.settled()
    const urls = fetched.mock.calls.map(([request]) => (request as Request).url)
    expect(urls).toEqual([
      expect.stringMatching(/^http:\/\/stock\.test\/loja\/ds\/vehicle\/stock\/10123\/count\?/),
    ])
  })
})
