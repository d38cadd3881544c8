import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, storeUnderTest } from '../../../test/support/store-under-test.ts'

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
})

async function walked() {
  const store = await atEngine()
  const names = () => store.events.map(({ name }) => name)
  return { ...store, names }
}

const STEPS = ['engine', 'version', 'exterior', 'interior', 'summary'] as const

describe('the analytics events', () => {
  it('report every step once, when it is confirmed', async () => {
    const store = await walked()
    for (const screen of STEPS) await store.visit(screen)
    expect(store.names()).toEqual([
      'initConfig',
      'chooseMotor',
      'chooseVersion',
      'chooseExtColor',
      'chooseIntColor',
      'endConfiguration',
    ])
  })

  it('report a choice by the buyer at once, and not again on the next step', async () => {
    const store = await walked()
    expect(store.names()).toEqual(['initConfig'])
    store.actions.choose('engine', '1012')
    expect(store.names()).toEqual(['initConfig', 'chooseMotor'])
    await store.visit('version')
    expect(store.names()).toEqual(['initConfig', 'chooseMotor'])
    store.actions.choose('version', '10123')
    await store.visit('exterior')
    store.actions.choose('exterior', 'VPI')
    store.actions.choose('exterior', 'VPI')
    expect(store.names().filter((name) => name === 'chooseExtColor')).toHaveLength(1)
    store.actions.choose('exterior', 'CGR')
    expect(store.names().filter((name) => name === 'chooseExtColor')).toHaveLength(2)
  })

  it('report nothing again when the buyer goes back and forth', async () => {
    const store = await walked()
    for (const screen of STEPS) await store.visit(screen)
    for (const screen of [...STEPS].toReversed()) await store.visit(screen)
    await store.visit('version')
    expect(store.names()).toHaveLength(6)
  })

  it('report the end again only for another configuration', async () => {
    const store = await walked()
    for (const screen of STEPS) await store.visit(screen)
    await store.visit('exterior')
    store.actions.choose('exterior', 'VPI')
    await store.visit('summary')
    expect(store.names().slice(6)).toEqual(['chooseExtColor', 'endConfiguration'])
  })

  it('report nothing that was restored, up to the step that opens', async () => {
    const query = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
    const store = await storeUnderTest(siteInProcess(), { query })
    await store.visit('home')
    expect(store.events).toEqual([])
    await store.visit('exterior')
    store.actions.choose('exterior', 'BNV')
    await store.visit('interior')
    await store.visit('summary')
    expect(store.events.map(({ name }) => name)).toEqual(['chooseExtColor', 'endConfiguration'])
    expect(store.events[1]?.detail).toMatchObject({
      modelId: '101',
      modelName: 'Maré',
      engineName: '1.2 Turbo',
      versionName: 'Horizonte',
      interiorName: 'Pele Camel',
    })
  })

  it('report a choice that a reload had restored before the buyer continued with it', async () => {
    const store = await storeUnderTest(siteInProcess(), {
      query: 'modelid=101&engine=1011',
    })
    await store.visit('home')
    await store.visit('exterior')
    expect(store.events.map(({ name }) => name)).toEqual(['chooseVersion'])
  })

  it('name nothing that the buyer has unchecked, as the price does not include it', async () => {
    const query = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
    const store = await storeUnderTest(siteInProcess(), { query })
    await store.visit('home')
    await store.visit('exterior')
    store.actions.uncheck('version')
    store.actions.choose('exterior', 'BNE')
    expect(store.events.at(-1)?.detail).toMatchObject({
      engineName: '1.2 Turbo',
      versionId: null,
      versionName: null,
      exteriorId: null,
      exteriorName: null,
      interiorId: null,
      interiorName: null,
      totalPrice: 32_450,
    })
  })

  it('are appended to the page’s dataLayer', async () => {
    Object.assign(window, { dataLayer: [{ event: 'gtm.js' }] })
    const store = await walked()
    store.actions.choose('engine', '1012')
    expect((window as { dataLayer?: unknown }).dataLayer).toMatchObject([
      { event: 'gtm.js' },
      { event: 'initConfig', modelId: '101', modelName: 'Maré' },
      { event: 'chooseMotor', engineId: '1012', engineName: '1.6 Híbrido', totalPrice: 36_900 },
    ])
  })
})

describe('without consent to analytics', () => {
  const denied = { consent: 'denied' } as const

  it('no event is sent, and only the choices are written, to a session cookie', async () => {
    const write = vi.spyOn(Cookies, 'set')
    const store = await atEngine(siteInProcess(), denied)
    for (const screen of STEPS) await store.visit(screen)
    expect(store.events).toEqual([])
    expect(window).not.toHaveProperty('dataLayer')
    expect(new Set(write.mock.calls.map(([name]) => name))).toEqual(new Set(['cfg_app_params']))
    for (const [, , options] of write.mock.calls) expect(options).not.toHaveProperty('expires')
  })

  it('a later consent reports what follows, and nothing that came before', async () => {
    const store = await atEngine(siteInProcess(), denied)
    for (const screen of STEPS.slice(0, 3)) await store.visit(screen)
    store.actions.applySettings({ ...store.get().settings, consent: 'granted' })
    for (const screen of STEPS.slice(3)) await store.visit(screen)
    expect(store.events.map(({ name }) => name)).toEqual([
      'chooseExtColor',
      'chooseIntColor',
      'endConfiguration',
    ])
    expect(document.cookie).toContain('wp_cfgHyu_sessionID')
  })

  it('the cookies of the ids are erased once the consent is withdrawn', async () => {
    const store = await walked()
    expect(document.cookie).toContain('wp_cfgHyu_uniqueID')
    store.actions.applySettings({ ...store.get().settings, ...denied })
    await store.visit('version')
    expect(document.cookie).not.toContain('wp_cfgHyu')
    expect(document.cookie).toContain('cfg_app_params')
  })
})

it('an element with its route in memory leaves what a reload restores to the other one', async () => {
  await atEngine(siteInProcess(), { routing: 'memory' })
  expect(document.cookie).toContain('cfg_app_params')
  expect(sessionStorage).toHaveLength(0)
})

describe('the lifetime of the cookies', () => {
  it.each([
    ['30', 30],
    ['7', 7],
    ['0', undefined],
    ['session', undefined],
    ['-1', undefined],
  ])(
    'is %s for the cookies of choices and id, and the session for that of the visit',
    async (cookieLifetime, expires) => {
      const write = vi.spyOn(Cookies, 'set')
      await atEngine(siteInProcess(), { cookieLifetime })
      const lifetimes = write.mock.calls.map(([name, , options]) => [name, options?.expires])
      expect(Object.fromEntries(lifetimes)).toEqual({
        cfg_app_params: expires,
        wp_cfgHyu_uniqueID: expires,
        wp_cfgHyu_sessionID: undefined,
      })
    },
  )
})
