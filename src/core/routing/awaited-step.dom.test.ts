import { describe, expect, it } from 'vitest'
import type { StepId } from '../configuration/configuration.ts'
import type { RouteTarget } from '../store/state.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const at = (screen: StepId): RouteTarget => ({ screen, modelName: 'Maré', comparison: null })

const WAYS = [
  ['engine', 'version', 'lstEngines'],
  ['version', 'exterior', 'lstVersions'],
  ['exterior', 'interior', 'extColors'],
  ['interior', 'summary', 'panomaricLI'],
] as const

const STEPS = ['engine', 'version', 'exterior', 'interior'] as const

/** A store at a step, having come through all steps before it. */
async function atStep(step: StepId, site: SiteInProcess) {
  const store = await atEngine(site)
  for (const each of STEPS.slice(1, STEPS.findIndex((one) => one === step) + 1))
    await store.visit(each)
  return store
}

describe('"Continuar" while the list of the step loads', () => {
  it.each(WAYS)('on %s leads to %s when %s has arrived', async (step, next, call) => {
    const site = siteInProcess()
    const release = site.hold(call)
    const store = await atStep(step, site)
    expect(store.actions.leave(next, at(step))).toBe(false)
    expect(store.get()).toMatchObject({ alert: null, awaited: { to: next } })
    expect(await store.visit(step)).toBe(step)
    release()
    await site.settled()
    expect(await store.visit(step)).toBe(next)
    expect(store.get()).toMatchObject({ alert: null, awaited: null })
  })

  it.each(WAYS)(
    'on %s does not lead to %s when %s fails, nor after a retry',
    async (step, next, call) => {
      watchLog()
      const site = siteInProcess({ faults: [{ call, fault: '404', times: 1 }] })
      const release = site.hold(call)
      const store = await atStep(step, site)
      store.actions.leave(next, at(step))
      release()
      await site.settled()
      expect(await store.visit(step)).toBe(step)
      expect(store.get()).toMatchObject({ alert: null, awaited: null })
      store.actions.retryFailed()
      await site.settled()
      expect(await store.visit(step)).toBe(step)
    },
  )

  it('waits for a restored choice too, because its price is not known yet', async () => {
    document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101&engine=1011&version=10113&colext=VPI')}; path=/`
    const site = siteInProcess()
    const release = site.hold('extColors')
    const store = await storeUnderTest(site)
    expect(await store.visit('exterior')).toBe('exterior')
    expect(store.actions.leave('interior', at('exterior'))).toBe(false)
    release()
    await site.settled()
    expect(await store.visit('exterior')).toBe('interior')
    expect(store.get().configuration.exteriorId).toBe('VPI')
  })

  it('waits for the step itself if its address was opened directly', async () => {
    document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101&engine=1011&version=10113')}; path=/`
    const site = siteInProcess()
    const release = site.hold('lstVersions')
    const store = await storeUnderTest(site)
    expect(await store.walk('exterior', 'Maré')).toBeNull()
    expect(store.actions.leave('interior', at('exterior'))).toBe(false)
    release()
    await site.settled()
    expect(await store.visit('exterior')).toBe('exterior')
    expect(await store.visit('exterior')).toBe('interior')
  })

  it('shows the alert if there is nothing to preselect', async () => {
    const site = siteInProcess()
    site.respondWith('lstVersions', [])
    const release = site.hold('lstVersions')
    const store = await atStep('version', site)
    store.actions.leave('exterior', at('version'))
    expect(store.get().alert).toBeNull()
    release()
    await site.settled()
    expect(await store.visit('version')).toBe('version')
    expect(store.get()).toMatchObject({ alert: 'choose-version', awaited: null })
  })

  it('is forgotten when the buyer goes back, also if the step is opened again', async () => {
    const site = siteInProcess()
    const release = site.hold('lstVersions')
    const store = await atStep('version', site)
    store.actions.leave('exterior', at('version'))
    expect(await store.visit('engine')).toBe('engine')
    expect(store.get().awaited).toBeNull()
    expect(await store.visit('version')).toBe('version')
    release()
    await site.settled()
    expect(await store.visit('version')).toBe('version')
  })

  it('is forgotten when the buyer stops waiting', async () => {
    const site = siteInProcess()
    const release = site.hold('lstEngines')
    const store = await atStep('engine', site)
    store.actions.leave('version', at('engine'))
    store.actions.stopWaiting()
    release()
    await site.settled()
    expect(await store.visit('engine')).toBe('engine')
  })
})

describe('leaving a step a moment after its list has arrived', () => {
  it('preselects what the screen has not preselected yet', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    store.actions.enterHome()
    store.pick('101')
    store.actions.loadModel('101')
    await site.settled()
    store.actions.enter(at('engine'), null)
    expect(store.get().configuration.engineId).toBeNull()
    expect(store.actions.leave('version', at('engine'))).toBe(true)
    expect(store.get().configuration.engineId).toBe('1011')
  })

  it('goes back without waiting', async () => {
    const site = siteInProcess()
    site.hold('lstVersions')
    const store = await atStep('version', site)
    expect(store.actions.leave('engine', at('version'))).toBe(true)
    expect(store.actions.leave('home', at('version'))).toBe(true)
  })
})
