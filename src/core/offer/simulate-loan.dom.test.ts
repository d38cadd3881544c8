import { describe, expect, it, vi } from 'vitest'
import { selectOffer, selectSimulationStatus, selectPricing } from './pricing.ts'
import { RESULT_FLAG_DELAY } from './simulate-loan.ts'
import { selectSimulation } from './simulation.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const LINK = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
const PLAIN = 'modelid=101&engine=1012&version=10123&colext=BNE&colint=TPR'

async function atSummary(site: SiteInProcess, query = LINK, settings = {}) {
  const store = await storeUnderTest(site, { query, settings })
  await store.visit('home')
  await store.visit('summary')
  return {
    ...store,
    offer: () => selectOffer(store.get()),
    status: () => selectSimulationStatus(store.get()),
    canUpdate: () => selectSimulation(store.get())?.canUpdate ?? false,
    sliders: () => selectPricing(store.get()).sliders,
    quoteRequests: () =>
      site.requestsOf('updateFinances').map((path) => path.split('updateFinances/')[1] ?? ''),
  }
}

describe('the simulation of the summary', () => {
  it('starts with the version’s own down payment and term, priced once by the content site', async () => {
    const site = siteInProcess()
    const store = await atSummary(site, PLAIN)
    expect(store.quoteRequests()).toEqual(['10123/40400/39400/500/7500/96/5.95/8.95/0/S'])
    expect(store.status()).toBe('ready')
    expect(store.sliders()).toEqual({ downPayment: 7500, nrPayments: 96 })
    expect(store.get().site.quote?.data?.fin).toMatch(/^JVBERi/)
    expect(store.offer()).toMatchObject({ basis: 'version', price: 39_400, lastPayment: null })
    expect(store.offer()?.mtic).toBeGreaterThan(39_400 - 7500)
  })

  it('keeps a down payment between two slider steps, at the monthly payment of the earlier steps', async () => {
    const site = siteInProcess()
    site.respondWith('config_simul', (own: object) => ({ ...own, credMinEntry: 1000 }))
    const store = await atSummary(site)
    expect(store.sliders()).toEqual({ downPayment: 7500, nrPayments: 96 })
    expect(store.offer()).toMatchObject({ downPayment: 7500, basis: 'surcharges' })
    const { monthlyPayment } = store.offer() ?? {}
    await store.visit('interior')
    expect(store.offer()).toMatchObject({ downPayment: 7500, monthlyPayment })
  })

  it('waits for the button after a slider has moved', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    expect(store.canUpdate()).toBe(false)
    const before = store.offer()
    store.actions.moveSlider({ downPayment: 10_000 })
    expect(store.canUpdate()).toBe(true)
    await site.settled()
    expect(store.quoteRequests()).toHaveLength(1)
    expect(store.offer()).toEqual(before)
  })

  it('keeps a slider within the limits of the chosen credit type', async () => {
    const store = await atSummary(siteInProcess())
    store.actions.chooseCreditType('HOD')
    store.actions.moveSlider({ downPayment: 19_500 })
    store.actions.moveSlider({ nrPayments: 120 })
    expect(store.sliders()).toEqual({ downPayment: 15_500, nrPayments: 60 })
  })

  it('clears the result, requests a new one, and marks it 123 ms after the response', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    store.actions.moveSlider({ downPayment: 10_000 })
    store.actions.moveSlider({ nrPayments: 60 })
    const release = site.hold('/10000/60/')
    const update = store.actions.updateSimulation()
    expect(store.status()).toBe('loading')
    expect(store.get().site.quote?.data).toBeNull()
    expect(store.offer()).toMatchObject({ isPending: true, downPayment: 10_000, nrPayments: 60 })
    release()
    await site.settled()
    vi.advanceTimersByTime(RESULT_FLAG_DELAY - 1)
    expect(store.canUpdate()).toBe(true)
    vi.advanceTimersByTime(1)
    await update
    expect(store.canUpdate()).toBe(false)
    expect(store.offer()).toMatchObject({
      basis: 'simulation',
      downPayment: 10_000,
      nrPayments: 60,
      financedAmount: 31_350,
    })
  })

  it('can be updated again when a slider moves while a request is under way', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.moveSlider({ downPayment: 10_000 })
    const release = site.hold('/10000/')
    const update = store.actions.updateSimulation()
    store.actions.moveSlider({ downPayment: 12_000 })
    release()
    await site.settled()
    await update
    expect(store.canUpdate()).toBe(true)
    expect(store.offer()?.downPayment).toBe(10_000)
  })

  it('ignores the late response to an earlier request with the same values', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    const release = site.hold('updateFinances')
    store.actions.moveSlider({ downPayment: 10_000 })
    void store.actions.updateSimulation()
    await site.settled()
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    const log = watchLog()
    const second = store.actions.updateSimulation()
    await site.settled()
    release()
    await second
    expect(store.status()).toBe('failed')
    expect(log()).toEqual(['quote failed'])
  })
})

describe('open drive', () => {
  it('starts its own sliders, and requests its own price with a residual amount', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.moveSlider({ downPayment: 19_500 })
    store.actions.chooseCreditType('HOD')
    expect(store.sliders()).toEqual({ downPayment: 7500, nrPayments: 60 })
    expect(store.canUpdate()).toBe(false)
    await site.settled()
    expect(store.quoteRequests().at(-1)).toMatch(
      /^10123\/40400\/42350\/500\/7500\/60\/5\.95\/5\.95\/15246\/N$/,
    )
    expect(store.offer()).toMatchObject({
      creditType: 'HOD',
      price: 42_350,
      lastPayment: 15_246,
      financedAmount: 34_850,
    })
    store.actions.chooseCreditType('CREDIT')
    await site.settled()
    expect(store.sliders()).toEqual({ downPayment: 7500, nrPayments: 96 })
    expect(store.offer()).toMatchObject({ creditType: 'CREDIT', price: 41_350, lastPayment: null })
  })

  it('applies to the colour steps too, where another colour clears the FIN and requests a new price', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.chooseCreditType('HOD')
    await site.settled()
    const fin = store.get().site.quote?.data?.fin
    await store.visit('exterior')
    expect(store.get().site.quote?.data?.fin).toBe(fin)
    store.actions.choose('exterior', 'BNE')
    expect(store.get().site.quote?.data).toBeNull()
    await site.settled()
    expect(store.offer()).toMatchObject({ creditType: 'HOD', price: 41_600, isPending: false })
    expect(store.get().site.quote?.data?.fin).not.toBe(fin)
  })

  it('is dropped with the version it was simulated for', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.chooseCreditType('HOD')
    await site.settled()
    await store.visit('version')
    store.actions.choose('version', '10124')
    await site.settled()
    expect(store.offer()).toMatchObject({ basis: 'surcharges', creditType: 'CREDIT' })
  })

  it('is not offered when it has no limits', async () => {
    const site = siteInProcess()
    const store = await atSummary(site, LINK, { creditLimits: { hodMaxMonths: '' } })
    store.actions.chooseCreditType('HOD')
    await site.settled()
    expect(store.offer()?.creditType).toBe('CREDIT')
  })
})

describe('a failed simulation', () => {
  it('leaves the result empty and can be repeated, and is logged once', async () => {
    const log = watchLog()
    const site = siteInProcess()
    const store = await atSummary(site)
    site.setFaults([{ call: 'updateFinances', fault: '404', times: 1 }])
    store.actions.moveSlider({ downPayment: 10_000 })
    await store.actions.updateSimulation()
    expect(store.status()).toBe('failed')
    expect(store.canUpdate()).toBe(true)
    expect(log()).toEqual(['quote failed'])
    await store.actions.retrySimulation()
    expect(store.offer()).toMatchObject({ downPayment: 10_000, basis: 'simulation' })
    expect(store.canUpdate()).toBe(false)
  })
})

describe('the configuration save', () => {
  it('contains the simulation shown when the summary is entered', async () => {
    const site = siteInProcess()
    const store = await atSummary(site)
    store.actions.chooseCreditType('HOD')
    await site.settled()
    await store.visit('version')
    await store.visit('summary')
    const saved = (await site.savedConfigurations()).at(-1)
    expect(saved).toMatchObject({ initialValue: 7500, residualValue: 15_246, creditType: 'CRED' })
  })
})
