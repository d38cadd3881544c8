import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnergyPrices } from '../../../src/api/energy-prices.ts'
import { EMPTY_FILTER } from '../../../src/domain/filtering/filtering.ts'
import type { GuideAnswers } from '../../../src/domain/guided-start/questions.ts'
import { recommend, type Guidance } from '../../../src/domain/guided-start/recommending.ts'
import { bind } from '../bind.ts'
import { findDownPayment } from '../../../src/store/guided-start/down-payment.ts'
import {
  answer,
  clearAnswers,
  loadGuide,
  putFirst,
  selectEnginesByModel,
  selectFacts,
} from '../../../src/store/guided-start/guide.ts'
import { selectBackOffice, selectModels } from '../../../src/store/catalogue/line-up.ts'
import { siteInProcess } from '../site-in-process.ts'
import { clearCookies, storeUnderTest } from '../store-under-test.ts'

beforeEach(clearCookies)

async function atHome(site = siteInProcess()) {
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  const guide = bind(store, { answer, clearAnswers, loadGuide, putFirst })
  guide.loadGuide()
  await site.settled()
  const advise = (answers: GuideAnswers): Guidance =>
    recommend(answers, {
      models: selectModels(store.get()),
      engines: selectEnginesByModel(store.get()),
      facts: selectFacts(store.get()),
      prices: readEnergyPrices(selectBackOffice(store.get(), 'energyPrices') ?? {}),
    })
  return { site, store, guide, advise }
}

const cars = ({ recommended }: Guidance) =>
  recommended.map(({ model, engine }) => `${model.name} ${engine.name}`)

const against = ({ others }: Guidance) =>
  Object.fromEntries(others.map(({ model, reasons }) => [model.name, reasons.map((r) => r.code)]))

describe('the guided start over the demo line-up', () => {
  it('recommends a family with 300 €/month that charges at home the only car with enough room that it can pay', async () => {
    const { advise } = await atHome()
    const guidance = advise({ space: 'family', charging: 'home', budget: '300' })
    expect(cars(guidance)).toEqual(['Brisa 5 1.2 Turbo'])
    expect(guidance.recommended[0]?.drawbacks).toEqual([
      { code: 'nearBudget', perMonth: 314.82, over: 14.82 },
    ])
    expect(guidance.shortfall).toBeNull()
    expect(against(guidance)).toMatchObject({
      Faial: ['smallBoot'],
      Alvor: ['smallBoot'],
      Aurora: ['overBudget'],
      Estrela: ['overBudget'],
    })
  })

  it('recommends seven people with 400 €/month the only car with seven seats, after saying that it costs more', async () => {
    const { advise } = await atHome()
    const guidance = advise({ space: 'seven', budget: '400' })
    expect(guidance.shortfall).toMatchObject({
      seats: 7,
      budget: 400,
      nearest: { model: { name: 'Planalto' }, perMonth: 408.96 },
    })
    expect(cars(guidance)).toEqual(['Planalto 1.5 Turbo'])
    expect(guidance.recommended[0]?.drawbacks).toEqual([
      { code: 'nearBudget', perMonth: 408.96, over: 8.96 },
    ])
    expect(against(guidance)).toMatchObject({ Maré: ['fewSeats'], Pardal: ['fewSeats'] })
  })

  it('recommends a couple in the city that cannot charge the short cars within 200 €/month', async () => {
    const { advise } = await atHome()
    const guidance = advise({ where: 'city', space: 'two', charging: 'none', budget: '200' })
    expect(cars(guidance)).toEqual(['Pardal 1.0', 'Faial 1.0 Turbo'])
    expect(guidance.shortfall).toBeNull()
  })

  it('recommends a family on long trips that charges at home the cars that go far, electric ones first', async () => {
    const { advise } = await atHome()
    const guidance = advise({
      where: 'trips',
      space: 'family',
      charging: 'home',
      budget: '500',
      distance: '40000',
    })
    expect(cars(guidance)).toEqual([
      'Aurora Elétrico 64 kWh',
      'Maré Elétrico 64 kWh',
      'Brisa 5 1.6 D',
    ])
    expect(guidance.recommended.map(({ drawbacks }) => drawbacks)).toEqual([[], [], []])
  })
})

describe('the down payment that brings the nearest car within the budget', () => {
  const search = async (
    budget: number,
    site = siteInProcess(),
    control = new AbortController(),
  ) => {
    const { store } = await atHome(site)
    return findDownPayment(store, '107', '1071', budget, control.signal)
  }

  it('is the lowest one in the steps of the site, as the site calculates it, with few calls', async () => {
    const site = siteInProcess()
    const quote = await search(400, site)
    expect(quote?.monthlyPayment).toBeLessThanOrEqual(400)
    expect((quote?.downPayment ?? 1) % 500).toBe(0)
    const asked = site.requestsOf('updateFinances')
    expect(asked.length).toBeLessThanOrEqual(8)
    const below = await search(quote?.monthlyPayment ?? 0)
    expect(below?.downPayment).toBe(quote?.downPayment)
    // With 500 € less, the site's payment is above the budget.
    const less = asked.map((path) => Number(path.split('/').at(-6)))
    expect(less).toContain((quote?.downPayment ?? 0) - 500)
  })

  it('is missing if the highest one does not suffice, or the site does not simulate', async () => {
    expect(await search(100)).toBeNull()
    const site = siteInProcess()
    site.respondWith('config_simul', { hasSimul: false })
    expect(await search(400, site)).toBeNull()
    expect(site.requestsOf('updateFinances')).toEqual([])
  })

  it('is not sought any further once the dialog has closed', async () => {
    const site = siteInProcess()
    const control = new AbortController()
    const release = site.hold('updateFinances')
    const found = search(400, site, control)
    const outcome = found.then(
      () => 'found',
      () => 'aborted',
    )
    await vi.waitFor(() => expect(site.requestsOf('updateFinances')).toHaveLength(1))
    control.abort()
    release()
    expect(await outcome).toBe('aborted')
    expect(site.requestsOf('updateFinances')).toHaveLength(1)
  })
})

describe('the models put first in the list', () => {
  it('set no filter, and are forgotten with the answers', async () => {
    const { store, guide, advise } = await atHome()
    guide.answer('budget', '300')
    expect(store.get().filters).toEqual({})
    guide.putFirst(advise({ budget: '300' }).recommended.map(({ model }) => model))
    expect(store.get().recommended).toHaveLength(3)
    expect(Object.values(store.get().filters.home ?? {}).flat()).toEqual([])
    guide.clearAnswers()
    expect(store.get().recommended).toBeUndefined()
  })

  it('keep a filter that the buyer has set', async () => {
    const { store, guide, advise } = await atHome()
    const filter = { ...EMPTY_FILTER, segments: ['suv'] }
    store.actions.setFilter('home', filter)
    guide.putFirst(advise({}).recommended.map(({ model }) => model))
    expect(store.get().filters.home).toEqual(filter)
  })
})
