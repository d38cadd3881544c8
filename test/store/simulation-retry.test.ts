import { beforeEach, describe, expect, it } from 'vitest'
import {
  moveSlider,
  retrySimulation,
  selectSimulationStatus,
  updateSimulation,
} from '../../src/store/financing/simulating.ts'
import { selectSimulation } from '../../src/store/financing/simulation.ts'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'
import { clearCookies, storeUnderTest, watchLog } from './store-under-test.ts'

beforeEach(clearCookies)

const LINK = 'modelid=101&engine=1012&version=10123&colext=VBR&colint=PCA'

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
    moveSlider(store, { months: 72 })
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    await updateSimulation(store)
    expect(store.status()).toBe('failed')
    expect(store.canUpdate()).toBe(true)
    site.setFaults([])
    await retrySimulation(store)
    expect(store.status()).toBe('ready')
    expect(store.canUpdate()).toBe(false)
  })

  it('leaves "Atualizar valores" enabled when a slider has moved since', async () => {
    watchLog()
    const site = siteInProcess()
    const store = await atSummary(site)
    moveSlider(store, { months: 72 })
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    await updateSimulation(store)
    site.setFaults([])
    moveSlider(store, { months: 84 })
    await retrySimulation(store)
    expect(store.canUpdate()).toBe(true)
  })
})
