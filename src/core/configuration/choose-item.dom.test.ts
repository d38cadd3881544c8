import { describe, expect, it } from 'vitest'
import { readCookie, COOKIE } from '../../platform/storage.ts'
import { EMPTY_FILTER } from '../filtering/filtering.ts'
import { EMPTY_CONFIGURATION } from './configuration.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, atExterior, storeUnderTest } from '../../../test/support/store-under-test.ts'

async function atInterior() {
  const store = await atExterior()
  store.actions.choose('exterior', 'VPI')
  await store.visit('interior')
  store.actions.choose('interior', 'PCA')
  return store
}

describe('choosing a model in the store', () => {
  it('starts a new configuration when it is another model, without the filters of engines and versions', async () => {
    const store = await atInterior()
    const selection = { ...EMPTY_FILTER, transmissions: ['Manual'] }
    for (const name of ['home', 'engine', 'version'] as const)
      store.actions.setFilter(name, selection)
    store.pick('102')
    expect(store.get().configuration).toEqual({ ...EMPTY_CONFIGURATION, modelId: '102' })
    expect(store.get().filters).toEqual({ home: selection })
    expect(store.get().furthest).toBe('engine')
  })
})

describe('choices that another version keeps', () => {
  const remembered = () => readCookie(COOKIE.choices)

  it('are remembered again up to each step that the buyer enters, and not forgotten on the way back', async () => {
    const store = await atInterior()
    store.actions.choose('interior', 'TPR')
    await store.visit('version')
    store.actions.choose('version', '10112')
    expect(remembered()).toMatch(/version=10112$/)
    await store.visit('exterior')
    expect(remembered()).toMatch(/version=10112&colext=VPI$/)
    await store.visit('interior')
    expect(remembered()).toMatch(/version=10112&colext=VPI&colint=TPR$/)
    await store.visit('version')
    expect(remembered()).toMatch(/version=10112&colext=VPI&colint=TPR$/)
  })
})

describe('entering home', () => {
  it('ends the configuration, but keeps the filter', async () => {
    const store = await atInterior()
    const selection = { ...EMPTY_FILTER, segments: ['suv'] }
    store.actions.setFilter('home', selection)
    store.actions.enterHome()
    expect(store.get()).toMatchObject({
      configuration: EMPTY_CONFIGURATION,
      uniqueId: null,
      filters: { home: selection },
      entered: { screen: 'home' },
    })
    expect(store.get().furthest).toBe('engine')
  })
})

describe('choosing an engine in the store', () => {
  it('clears the version filter when it is another engine', async () => {
    const store = await atInterior()
    const selection = { ...EMPTY_FILTER, price: ['cfg_price35'] }
    store.actions.setFilter('version', selection)
    store.actions.choose('engine', '1011')
    expect(store.get().filters.version).toEqual(selection)
    store.actions.choose('engine', '1012')
    expect(store.get().filters.version).toBeUndefined()
  })
})

describe('the cookie of choices', () => {
  const cookie = () => readCookie(COOKIE.choices)

  it('contains the choices up to the step where they are made', async () => {
    const store = await atEngine()
    expect(cookie()).toBe('modelid=101&engine=1011')
    await store.visit('version')
    expect(cookie()).toBe('modelid=101&engine=1011&version=10111')
    await store.visit('exterior')
    store.actions.choose('exterior', 'VPI')
    expect(cookie()).toBe('modelid=101&engine=1011&version=10111&colext=VPI')
    await store.visit('interior')
    expect(cookie()).toBe('modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR')
    await store.visit('engine')
    store.actions.choose('engine', '1012')
    expect(cookie()).toBe('modelid=101&engine=1012')
  })

  it('contains only the model until an engine is chosen', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    const release = site.hold('lstEngines')
    store.actions.enterHome()
    store.pick('101')
    await store.visit('engine')
    expect(cookie()).toBe('modelid=101')
    release()
    await site.settled()
    store.actions.preselect()
    expect(cookie()).toBe('modelid=101&engine=1011')
  })

  it('is kept when the buyer goes home', async () => {
    const store = await atInterior()
    const before = cookie()
    store.actions.enterHome()
    expect(cookie()).toBe(before)
  })

  it('contains no colour that the version does not have', async () => {
    const store = await storeUnderTest(siteInProcess())
    store.actions.enterHome()
    store.pick('106')
    await store.visit('engine', 'Estrela')
    store.actions.choose('engine', '1063')
    await store.visit('version', 'Estrela')
    await store.visit('exterior', 'Estrela')
    await store.visit('version', 'Estrela')
    store.actions.choose('version', '10635')
    await store.visit('exterior', 'Estrela')
    expect(await store.visit('interior', 'Estrela')).toBe('interior')
    expect(cookie()).toBe('modelid=106&engine=1063&version=10635&colint=PPR')
    expect(store.events.filter(({ name }) => name === 'chooseExtColor')).toEqual([])
  })
})
