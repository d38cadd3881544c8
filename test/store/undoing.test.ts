import { beforeEach, describe, expect, it } from 'vitest'
import { COOKIE, readCookie } from '../../src/browser/cookies.ts'
import { selectExterior, selectInterior } from '../../src/store/flow/selectors.ts'
import { siteInProcess } from './site-in-process.ts'
import { clearCookies, storeUnderTest } from './store-under-test.ts'

beforeEach(clearCookies)

/** At the summary of version 10113 in Vermelho Brasa and Pele Camel, nothing chosen by hand since. */
async function atSummary() {
  const site = siteInProcess()
  const store = await storeUnderTest(site, {
    query: 'modelid=101&engine=1011&version=10113&colext=VBR&colint=PCA',
  })
  await store.visit('home')
  expect(await store.visit('summary')).toBe('summary')
  const { configuration } = store.get()
  return { ...store, site, before: configuration, now: () => store.get().configuration }
}

describe('undoing the last choice', () => {
  it('is not offered before the buyer has changed anything', async () => {
    const { flow } = await atSummary()
    expect(flow.lastChoice()).toBeNull()
    flow.undoChoice()
    expect(flow.lastChoice()).toBeNull()
  })

  it('is not offered when the same choice is made again', async () => {
    const { flow } = await atSummary()
    flow.chooseExterior('VBR')
    expect(flow.lastChoice()).toBeNull()
  })

  it('restores the previous colour, and nothing else', async () => {
    const { flow, now, before } = await atSummary()
    flow.chooseExterior('BNE')
    expect(flow.lastChoice()).toBe('exterior')
    flow.undoChoice()
    expect(now()).toEqual(before)
  })

  it('is reversed by undoing once more', async () => {
    const { flow, now } = await atSummary()
    flow.chooseExterior('BNE')
    flow.undoChoice()
    expect(flow.lastChoice()).toBe('exterior')
    flow.undoChoice()
    expect(now().exteriorId).toBe('BNE')
  })

  it('restores the previous engine with its version and colours', async () => {
    const { flow, now, before, visit } = await atSummary()
    flow.chooseEngine('1012')
    expect(now().versionId).toBeNull()
    await visit('version')
    expect(flow.lastChoice()).toBe('engine')
    flow.undoChoice()
    expect(now()).toMatchObject({ engineId: '1011', versionId: '10113', isVersionSelected: true })
    expect(now()).toMatchObject({ exteriorId: before.exteriorId, interiorId: before.interiorId })
  })

  it('does not leave the configuration without a colour that the previous version has', async () => {
    const { flow, visit, get } = await atSummary()
    flow.chooseVersion('10111')
    await visit('exterior')
    await visit('interior')
    flow.undoChoice()
    expect(get().configuration.versionId).toBe('10113')
    expect(selectExterior(get())).not.toBeNull()
    expect(selectInterior(get())).not.toBeNull()
  })

  it('remembers the restored choice, and requests its price', async () => {
    const { flow, site } = await atSummary()
    flow.chooseExterior('BNE')
    await site.settled()
    const asked = site.asked('updateFinances').length
    flow.undoChoice()
    await site.settled()
    expect(readCookie(COOKIE.choices)).toContain('colext=VBR')
    expect(site.asked('updateFinances').length).toBeGreaterThan(asked)
  })

  it('is not offered for a choice of another model', async () => {
    const { flow, pick } = await atSummary()
    flow.chooseExterior('BNE')
    pick('102')
    expect(flow.lastChoice()).toBeNull()
  })
})
