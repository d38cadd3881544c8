import { describe, expect, it } from 'vitest'
import { selectSimulationStatus } from './pricing.ts'
import { selectSimulation } from './simulation.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const LINK = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

async function atSummary(site: SiteInProcess) {
  const store = await storeUnderTest(site, { query: LINK })
  await store.visit('home')
  await store.visit('summary')
  return {
    ...store,
    status: () => selectSimulationStatus(store.get()),
    canUpdate: () => selectSimulation(store.get())?.canUpdate ?? false,
  }
}

describe('a retry of the simulation', () => {
  it('disables "Atualizar valores" when it succeeds', async () => {
    watchLog()
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.moveSlider({ months: 72 })
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    await store.actions.updateSimulation()
    expect(store.status()).toBe('failed')
    expect(store.canUpdate()).toBe(true)
    site.setFaults([])
    await store.actions.retrySimulation()
    expect(store.status()).toBe('ready')
    expect(store.canUpdate()).toBe(false)
  })

  it('leaves "Atualizar valores" enabled when a slider has moved since', async () => {
    watchLog()
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.moveSlider({ months: 72 })
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    await store.actions.updateSimulation()
    site.setFaults([])
    store.actions.moveSlider({ months: 84 })
    await store.actions.retrySimulation()
    expect(store.canUpdate()).toBe(true)
  })
})
