// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { COOKIE, readCookie } from '../../src/browser/cookies.ts'
import { selectExterior, selectInterior } from '../../src/store/journey/selectors.ts'
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
  it('is not offered while the buyer has changed nothing', async () => {
    const { journey } = await atSummary()
    expect(journey.lastChoice()).toBeNull()
    journey.undoChoice()
    expect(journey.lastChoice()).toBeNull()
  })

  it('is not offered for the same choice again', async () => {
    const { journey } = await atSummary()
    journey.chooseExterior('VBR')
    expect(journey.lastChoice()).toBeNull()
  })

  it('takes a colour back, and only that', async () => {
    const { journey, now, before } = await atSummary()
    journey.chooseExterior('BNE')
    expect(journey.lastChoice()).toBe('exterior')
    journey.undoChoice()
    expect(now()).toEqual(before)
  })

  it('is undone by undoing once more', async () => {
    const { journey, now } = await atSummary()
    journey.chooseExterior('BNE')
    journey.undoChoice()
    expect(journey.lastChoice()).toBe('exterior')
    journey.undoChoice()
    expect(now().exteriorId).toBe('BNE')
  })

  it('takes an engine back with the version and the colours of then', async () => {
    const { journey, now, before, visit } = await atSummary()
    journey.chooseEngine('1012')
    expect(now().versionId).toBeNull()
    await visit('version')
    expect(journey.lastChoice()).toBe('engine')
    journey.undoChoice()
    expect(now()).toMatchObject({ engineId: '1011', versionId: '10113', isVersionSelected: true })
    expect(now()).toMatchObject({ exteriorId: before.exteriorId, interiorId: before.interiorId })
  })

  it('leaves nothing without a colour that the version of then has', async () => {
    const { journey, visit, get } = await atSummary()
    journey.chooseVersion('10111')
    await visit('exterior')
    await visit('interior')
    journey.undoChoice()
    expect(get().configuration.versionId).toBe('10113')
    expect(selectExterior(get())).not.toBeNull()
    expect(selectInterior(get())).not.toBeNull()
  })

  it('remembers what stands again, and has it priced', async () => {
    const { journey, site } = await atSummary()
    journey.chooseExterior('BNE')
    await site.settled()
    const asked = site.asked('updateFinances').length
    journey.undoChoice()
    await site.settled()
    expect(readCookie(COOKIE.choices)).toContain('colext=VBR')
    expect(site.asked('updateFinances').length).toBeGreaterThan(asked)
  })

  it('is not offered for a choice of another model', async () => {
    const { journey, pick } = await atSummary()
    journey.chooseExterior('BNE')
    pick('102')
    expect(journey.lastChoice()).toBeNull()
  })
})
