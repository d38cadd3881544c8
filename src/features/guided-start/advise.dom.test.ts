import { describe, expect, it, vi } from 'vitest'
import { linkQuery, offerOf } from './car-offers.ts'
import { isFit, proposed, type AdvisedCar } from './search.ts'
import { retryFailed } from '../../core/catalogue/lists.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atHome, carName } from './advising.test-support.ts'

const missed = (car: AdvisedCar) => car.missed.map(({ wish, by }) => [wish.kind, by])

describe('the advice over the demo line-up', () => {
  it('gives a family that charges at home the cheapest complete cars within its budget', async () => {
    const { search } = await atHome()
    const { best, unchecked } = await search({ space: 'family', charging: 'home', budget: '500' })
    const fits = best.filter(isFit)
    expect(fits.map(carName)).toEqual([
      'Aurora Elétrico 44 kWh Essencial, 31900 €, 380.70 €/month',
      'Maré Elétrico 64 kWh Horizonte, 41300 €, 464.66 €/month',
    ])
    expect(fits.map(linkQuery)).toEqual([
      'modelid=109&engine=1091&version=10911&colext=AAT&colint=TPR',
      'modelid=101&engine=1013&version=10133&colext=VBR&colint=TPR',
    ])
    expect(unchecked).toEqual([])
    expect(best).toHaveLength(9)
  })

  it('says what is missing to seven people with 400 €/month: 8.96 € for the only car with seven seats', async () => {
    const { search } = await atHome()
    const cars = proposed(await search({ space: 'seven', budget: '400' }))
    expect(cars.map(carName)).toEqual(['Planalto 1.5 Turbo Essencial, 39900 €, 408.96 €/month'])
    expect(cars.map(missed)).toEqual([[['paymentCents', 896]]])
  })

  it('ranks by the preferences of the questions those that have the seats, first what is within the budget', async () => {
    const { search } = await atHome()
    const answers = { where: 'city', space: 'five', charging: 'home', budget: '400' }
    const { signal } = new AbortController()
    const cars = proposed(await search(answers, true, signal, false))
    expect(cars.map((car) => [car.model.name, ...missed(car).map(([kind]) => kind)])).toEqual([
      ['Aurora', 'length'],
      ['Maré', 'paymentCents'],
      ['Planalto', 'length', 'paymentCents'],
    ])
  })

  it('has for long trips the engine whose range is enough, unless only another one is within the budget', async () => {
    const { search } = await atHome()
    const answers = { where: 'trips', space: 'family', charging: 'home' }
    const { signal } = new AbortController()
    const firstAt = async (budget: string) =>
      proposed(await search({ ...answers, budget }, true, signal, false))
        .slice(0, 1)
        .map(carName)
    expect(await firstAt('300')).toEqual([
      'Aurora Elétrico 64 kWh Essencial, 36400 €, 439.50 €/month',
    ])
    expect(await firstAt('400')).toEqual([
      'Aurora Elétrico 44 kWh Essencial, 31900 €, 380.70 €/month',
    ])
  })

  it('has the price, the payment and the TAEG of each car from the content site', async () => {
    const { search, store } = await atHome()
    const { best } = await search({ charging: 'home' })
    for (const car of best.filter(isFit)) {
      const { price, monthlyPayment, taeg } = car.version ?? {}
      expect(offerOf(store.get(), car)).toMatchObject({ price, monthlyPayment, taeg })
    }
  })
})

describe('the lists that a search loads', () => {
  it('are those of the engines only, to count by seats and charging', async () => {
    const { site, search } = await atHome()
    const { best } = await search({ space: 'five', charging: 'home' }, false)
    expect(best.filter(isFit).map(({ model }) => model.name)).toEqual([
      'Aurora',
      'Maré',
      'Planalto',
      'Serra Alta',
    ])
    expect(site.requestsOf('lstEngines')).toHaveLength(9)
    expect(site.requestsOf('lstVersions')).toEqual([])
  })

  it('are those of versions and colours of models that can still fit', async () => {
    const { site, search } = await atHome()
    await search({ space: 'seven' })
    expect(site.requestsOf('lstVersions')).toEqual(['/wp-json/cfg/lstVersions/107'])
    expect(site.requestsOf('extColors')).toEqual(['/wp-json/cfg/extColors/107'])
    expect(site.requestsOf('panomaricLI')).toEqual(['/wp-json/cfg/panomaricLI/107'])
  })

  it('are all of them once nothing fits', async () => {
    const { site, search } = await atHome()
    await search({ space: 'seven', budget: '200' })
    expect(site.requestsOf('lstVersions')).toHaveLength(9)
    expect(site.requestsOf('extColors')).toHaveLength(9)
  })

  it('are not requested any more once the dialog has closed', async () => {
    const site = siteInProcess()
    const { search } = await atHome(site)
    const release = site.hold('lstEngines')
    const control = new AbortController()
    const found = search({}, true, control.signal)
    await vi.waitFor(() => expect(site.requestsOf('lstEngines')).toHaveLength(4))
    control.abort(new Error('the dialog is closed'))
    release()
    await expect(found).rejects.toThrow('the dialog is closed')
    await site.settled()
    expect(site.requestsOf('lstEngines')).toHaveLength(4)
  })
})

describe('a model of which a list has failed', () => {
  it('is said not to have been checked, and never not to fit', async () => {
    const site = siteInProcess({ faults: [] })
    site.respondWith('lstVersions/109', { message: 'broken' })
    const { search } = await atHome(site)
    const { best, unchecked } = await search({ charging: 'home' })
    expect(unchecked.map(({ name }) => name)).toEqual(['Aurora'])
    const names = best.map(({ model }) => model.name)
    expect(names).not.toContain('Aurora')
    expect(names).toHaveLength(8)
  })

  it('is checked after a retry', async () => {
    const site = siteInProcess()
    let isBroken = true
    site.respondWith('extColors/109', (body: unknown) => (isBroken ? { message: 'broken' } : body))
    const { search, store } = await atHome(site)
    expect((await search({ charging: 'home' })).unchecked).toHaveLength(1)
    isBroken = false
    retryFailed(store)
    const { best, unchecked } = await search({ charging: 'home' })
    expect(unchecked).toEqual([])
    expect(best[0]?.model.name).toBe('Aurora')
  })

  it('needs no check if the facts that are known rule it out', async () => {
    const site = siteInProcess()
    site.respondWith('lstVersions/102', { message: 'broken' })
    const { search } = await atHome(site)
    const { unchecked, best } = await search({ space: 'seven' })
    expect(unchecked).toEqual([])
    expect(best.map(({ model }) => model.name)).toContain('Pardal')
  })
})

describe('a car whose cheapest colour costs extra', () => {
  /** The demo's colours with the same surcharge for each. */
  const paid = (surcharge: number) => (colours: unknown) =>
    (colours as readonly object[]).map((colour) => ({ ...colour, price: surcharge }))

  it('has the payment and the TAEG of the content site, with the colour', async () => {
    const site = siteInProcess()
    site.respondWith('extColors/102', paid(450))
    const { search, store } = await atHome(site)
    const { best } = await search({ budget: '200' })
    const pardal = best.find(({ model }) => model.name === 'Pardal')
    expect(pardal).toMatchObject({ cents: 1_444_000, surchargeCents: 45_000 })
    expect(site.requestsOf('updateFinances')).not.toEqual([])
    expect(pardal?.paymentCents).toBeGreaterThan(15_796)
    const offer = pardal && offerOf(store.get(), pardal)
    expect(offer).toMatchObject({ price: 14_440, taeg: expect.any(Number) as number })
    expect((offer?.monthlyPayment ?? 0) * 100).toBeCloseTo(pardal?.paymentCents ?? 0)
  })

  it('has its payment calculated where a fast colour decides, and fits', async () => {
    const site = siteInProcess()
    const today = new Date().toISOString().slice(0, 10)
    const within = (weeks: number) => ({ from: weeks, to: weeks, date: today })
    site.respondWith('lstVersions', (versions: readonly object[]) =>
      versions.map((version) => ({ ...version, leadTime: within(4) })),
    )
    site.respondWith('panomaricLI', (interiors: readonly object[]) =>
      interiors.map((interior) => ({ ...interior, leadTime: null })),
    )
    site.respondWith('extColors', (colours: readonly { readonly price: number }[]) =>
      colours.map((colour) => ({ ...colour, leadTime: within(colour.price > 0 ? 4 : 12) })),
    )
    const { search, store } = await atHome(site)
    await search({ space: 'seven' })
    expect(store.get().site['versions of 107']?.status).toBe('ready')
    const [planalto] = (await search({ space: 'seven', budget: '500', delivery: '4' })).best
    expect(planalto).toMatchObject({ model: { name: 'Planalto' }, weeks: 4, missed: [] })
    expect(planalto?.surchargeCents).toBeGreaterThan(0)
    expect(planalto?.paymentCents).toBeGreaterThan(40_896)
  })
})
