import { describe, expect, it } from 'vitest'
import { selectPricing, selectOffer, selectQuote } from './pricing.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atExterior, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

async function withOffer(...options: Parameters<typeof atExterior>) {
  const store = await atExterior(...options)
  return { ...store, offer: () => selectOffer(store.get()) }
}

describe('the figures on screen', () => {
  it('are those of the model, then of the engine, then of the version itself', async () => {
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
    store.actions.uncheck('engine')
    expect(selectOffer(store.get())).toMatchObject({ basis: 'model', price: 32_450 })
    store.actions.choose('engine', '1012')
    await store.visit('version')
    store.actions.choose('version', '10123')
    expect(selectOffer(store.get())).toMatchObject({ basis: 'version', price: 39_400 })
    expect(site.requestsOf('updateFinances')).toEqual([])
  })

  it('are those of the content site when a colour costs extra, all from one response', async () => {
    const site = siteInProcess()
    const store = await withOffer(site)
    const own = store.offer()
    store.actions.choose('exterior', 'VPI')
    expect(store.offer()).toMatchObject({ basis: 'surcharges', price: 35_700, isPending: true })
    await site.settled()
    const quoted = store.offer()
    expect(quoted).toMatchObject({ basis: 'surcharges', price: 35_700, isPending: false })
    expect(quoted?.monthlyPayment).toBeGreaterThan(own?.monthlyPayment ?? Infinity)
    expect(quoted?.financedAmount).toBe(35_700 - (quoted?.downPayment ?? 0))
    expect(site.requestsOf('updateFinances')).toHaveLength(1)
  })

  it.each([
    ['a minimum down payment above the offer', { credMinEntry: 12_000 }, { entry: 12_000 }],
    ['a maximum down payment below the offer', { credMaxEntry: 10 }, { entry: 3000 }],
    ['a longest term below the offer', { credMaxMonths: 60 }, { months: 60 }],
    ['a shortest term above the offer', { credMinMonths: 108 }, { months: 108 }],
  ])('are requested within the limits of the site: %s', async (_, limits, expected) => {
    const site = siteInProcess()
    site.respondWith('config_simul', (config: object) => ({ ...config, ...limits }))
    const store = await withOffer(site)
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    const [, path = ''] = (site.requestsOf('updateFinances')[0] ?? '').split('updateFinances/')
    const [, , , , entry, months] = path.split('/').map(Number)
    expect({ entry, months }).toMatchObject(expected)
  })

  it('are not requested where no down payment is within the limits', async () => {
    const site = siteInProcess()
    const limits = { credMinEntry: 30_000, credMaxEntry: 50 }
    site.respondWith('config_simul', (config: object) => ({ ...config, ...limits }))
    const store = await withOffer(site)
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    expect(site.requestsOf('updateFinances')).toEqual([])
    expect(store.offer()).toMatchObject({ basis: 'version-monthly-payment', price: 35_700 })
  })

  it('are requested again for another colour, even at the same price, but not for the same colour', async () => {
    const site = siteInProcess()
    const store = await withOffer(site)
    store.actions.choose('exterior', 'CGR')
    await site.settled()
    const key = selectPricing(store.get()).key
    store.actions.choose('exterior', 'AAT')
    expect(selectPricing(store.get()).key).not.toBe(key)
    expect(store.offer()?.isPending).toBe(true)
    await site.settled()
    store.actions.choose('exterior', 'AAT')
    await site.settled()
    expect(site.requestsOf('updateFinances')).toHaveLength(2)
  })
})

describe('a quote', () => {
  it('is ignored when it arrives late, so that the last colour’s quote is shown', async () => {
    const site = siteInProcess()
    const store = await withOffer(site)
    const releaseFirst = site.hold('/35700/')
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    store.actions.choose('exterior', 'CMA')
    await site.settled()
    const last = store.offer()
    expect(last).toMatchObject({ price: 36_200, isPending: false })
    releaseFirst()
    await site.settled()
    expect(store.offer()).toEqual(last)
  })

  it('is ignored when it arrives after a colour without surcharge was chosen', async () => {
    const site = siteInProcess()
    const store = await withOffer(site)
    const release = site.hold('updateFinances')
    store.actions.choose('exterior', 'VPI')
    store.actions.choose('exterior', 'BNE')
    release()
    await site.settled()
    expect(store.offer()).toMatchObject({ basis: 'version', price: 34_950 })
    expect(selectQuote(store.get())).toBeNull()
  })

  it('shows the version’s own monthly payment beside the full price when it fails, with a caveat', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const store = await withOffer(site)
    const own = store.offer()
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    expect(store.offer()).toMatchObject({
      basis: 'version-monthly-payment',
      price: 35_700,
      monthlyPayment: own?.monthlyPayment,
      isPending: false,
    })
    expect(log()).toEqual(['quote failed'])
  })

  it.each([{ fails: true }, { fails: false }])(
    'says on the summary that the monthly payment is the version’s, also without surcharges: %j',
    async ({ fails }) => {
      watchLog()
      const site = siteInProcess({
        faults: fails ? [{ call: 'updateFinances', fault: '404' }] : [],
      })
      // Or there is nothing to simulate.
      const limits = fails ? {} : { credMinEntry: 30_000, credMaxEntry: 50 }
      site.respondWith('config_simul', (config: object) => ({ ...config, ...limits }))
      const store = await withOffer(site)
      await store.visit('interior')
      expect(store.offer()?.basis).toBe('version')
      await store.visit('summary')
      await site.settled()
      expect(store.offer()?.basis).toBe('version-monthly-payment')
    },
  )

  it('is requested again on the next step after a failure', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404', times: 1 }] })
    const store = await withOffer(site)
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    await store.visit('interior')
    expect(store.offer()).toMatchObject({ basis: 'surcharges', isPending: false })
  })
})

describe('with the simulation disabled', () => {
  it('never requests a quote from the content site', async () => {
    const site = siteInProcess()
    const store = await withOffer(site, { hasSimul: 'false' })
    store.actions.choose('exterior', 'VPI')
    await site.settled()
    expect(site.requestsOf('updateFinances')).toEqual([])
    expect(store.offer()).toMatchObject({ basis: 'version-monthly-payment', price: 35_700 })
  })
})
