import { describe, expect, it } from 'vitest'
import { selectContentConfig, selectLoad } from '../catalogue/lists.ts'
import { selectProduct } from '../catalogue/line-up.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import {
  atEngine,
  SETTINGS,
  storeUnderTest,
  watchLog,
} from '../../../test/support/store-under-test.ts'

describe('a failed request', () => {
  it('is logged once, and repeated only when the buyer retries', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'lstEngines', fault: '404' }] })
    const store = await atEngine(site)
    await store.visit('engine')
    expect(log()).toEqual(['engines of 101 failed'])
    expect(selectLoad(store.get(), 'engines')).toEqual({ status: 'failed', data: null })
    site.setFaults([])
    store.actions.retryFailed()
    await site.settled()
    expect(selectLoad(store.get(), 'engines').data).toHaveLength(3)
    expect(site.requestsOf('lstEngines')).toHaveLength(2)
    expect(site.requestsOf('lstVersions')).toHaveLength(1)
    expect(site.requestsOf('lstModels')).toHaveLength(1)
  })

  it('is repeated with all others that failed, but with none that succeeded', async () => {
    watchLog()
    const faults = ['lstModels', 'carPods', 'hyuDealersLst'].map((call) => ({
      call,
      fault: '404' as const,
    }))
    const site = siteInProcess({ faults })
    const store = await storeUnderTest(site)
    site.setFaults([])
    store.actions.retryFailed()
    await site.settled()
    const times = (part: string) => site.requestsOf(part).length
    expect(['lstModels', 'carPods', 'hyuDealersLst'].map(times)).toEqual([2, 2, 2])
    expect(['backOffice', 'config_simul', 'boModelsFields', 'equipmentLst'].map(times)).toEqual([
      1, 1, 1, 0,
    ])
    expect(store.get().site.models?.status).toBe('ready')
  })

  it('of config_simul leaves the attributes in force, without credit limits', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'config_simul', fault: '404' }] })
    const store = await storeUnderTest(site, { settings: { hasSimul: 'true' } })
    expect(selectContentConfig(store.get())).toMatchObject({ hasSimulation: true, credit: null })
  })
})

describe('changing the content site', () => {
  it('does not happen when another attribute changes', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    store.actions.applySettings({ ...SETTINGS, product: 'Farol' })
    await site.settled()
    expect(site.requestsOf('lstModels')).toHaveLength(1)
    expect(selectProduct(store.get())).toBe('Farol')
  })

  it('does not happen when an attribute of the content config changes, which applies at once', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    expect(selectContentConfig(store.get()).hasSimulation).toBe(true)
    store.actions.applySettings({ ...SETTINGS, hasSimul: 'false' })
    expect(selectContentConfig(store.get())).toMatchObject({
      hasSimulation: false,
      credit: { minDownPayment: 500 },
    })
    expect(selectContentConfig(store.get())).toBe(selectContentConfig(store.get()))
    expect(site.requestsOf('config_simul')).toHaveLength(1)
  })

  it('prefers an attribute of its own to the field in credit-limits', async () => {
    const store = await storeUnderTest(siteInProcess(), {
      settings: { creditLimits: { hasSimul: true, credMinEntry: 750 }, hasSimul: 'false' },
    })
    expect(selectContentConfig(store.get())).toMatchObject({
      hasSimulation: false,
      credit: { minDownPayment: 750 },
    })
  })

  it('keeps the choices and drops the lists of the old site', async () => {
    const site = siteInProcess()
    const store = await atEngine(site)
    store.actions.choose('engine', '1012')
    store.actions.applySettings({ ...SETTINGS, apiUrl: 'http://other.test/' })
    expect(Object.keys(store.get().site).toSorted()).toEqual(['backOffice', 'models'])
    await site.settled()
    expect(await store.visit('engine')).toBe('engine')
    expect(store.get().configuration.engineId).toBe('1012')
  })
})
