import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, watchLog } from '../../../test/support/store-under-test.ts'

describe('navigation from an address', () => {
  it('redirects to home for a model that is not in the model list, and says so until another is chosen', async () => {
    const store = await atEngine()
    expect(await store.visit('engine', 'Inexistente')).toBe('home')
    expect(store.get().notice).toEqual({ kind: 'model-gone', isShared: false })
    store.actions.chooseModel('101')
    expect(await store.visit('engine', 'Maré')).toBe('engine')
    expect(store.get().notice).toBeNull()
  })

  it.each(['maré', 'MARÉ', 'Mare\u0301'])('finds the model Maré by the name %s', async (name) => {
    const store = await atEngine()
    expect(await store.visit('version', name)).toBe('version')
  })

  it('redirects to home for a comparison without a subject', async () => {
    const store = await atEngine()
    const target = { screen: 'comparison', modelName: 'Maré', comparison: null } as const
    expect(store.actions.resolveRoute(target)).toEqual({
      screen: 'home',
      modelName: null,
      comparison: null,
    })
  })
})

describe('the colour steps', () => {
  it('keep the later steps closed while their list has failed, without an alert', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'extColors', fault: '404' }] })
    const store = await atEngine(site)
    for (const screen of ['version', 'exterior'] as const)
      expect(await store.visit(screen)).toBe(screen)
    for (const screen of ['interior', 'summary'] as const) {
      const target = { screen, modelName: 'Maré', comparison: null } as const
      expect(store.actions.leave(screen, target)).toBe(true)
      expect(store.actions.resolveRoute(target)).toBe('failed')
    }
    expect(store.get().alert).toBeNull()
  })

  it('wait until their list has loaded', async () => {
    const site = siteInProcess()
    const release = site.hold('extColors')
    const store = await atEngine(site)
    await store.visit('version')
    await store.visit('exterior')
    const target = { screen: 'interior', modelName: 'Maré', comparison: null } as const
    expect(store.actions.resolveRoute(target)).toBe('wait')
    release()
    await site.settled()
    store.actions.preselect()
    expect(store.actions.resolveRoute(target)).toBe('show')
  })
})

describe('entering a screen', () => {
  it('counts the visit and keeps the furthest step', async () => {
    const store = await atEngine()
    const { visits } = store.get()
    await store.visit('version')
    expect(store.get().visits).toBe(visits + 1)
    expect(store.get().furthest).toBe('version')
  })
})
