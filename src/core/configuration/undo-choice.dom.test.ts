import { describe, expect, it } from 'vitest'
import { readCookie, COOKIE } from '../../platform/storage.ts'
import { selectItem } from './chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

/** At the summary of version 10113 in Verde Pinhal and Pele Camel, nothing chosen by hand since. */
async function atSummary() {
  const site = siteInProcess()
  const store = await storeUnderTest(site, {
    query: 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA',
  })
  await store.visit('home')
  expect(await store.visit('summary')).toBe('summary')
  const { configuration } = store.get()
  return { ...store, site, before: configuration, now: () => store.get().configuration }
}

describe('undoing the last choice', () => {
  it('is not offered before the buyer has changed anything', async () => {
    const { actions } = await atSummary()
    expect(actions.lastChoice()).toBeNull()
    actions.undoChoice()
    expect(actions.lastChoice()).toBeNull()
  })

  it('is not offered when the same choice is made again', async () => {
    const { actions } = await atSummary()
    actions.choose('exterior', 'VPI')
    expect(actions.lastChoice()).toBeNull()
  })

  it('restores the previous colour, and nothing else, and is reversed by undoing once more', async () => {
    const { actions, now, before } = await atSummary()
    actions.choose('exterior', 'BNE')
    expect(actions.lastChoice()).toBe('exterior')
    actions.undoChoice()
    expect(now()).toEqual(before)
    expect(actions.lastChoice()).toBe('exterior')
    actions.undoChoice()
    expect(now().exteriorId).toBe('BNE')
  })

  it('restores the previous engine with its version and colours', async () => {
    const { actions, now, before, visit } = await atSummary()
    actions.choose('engine', '1012')
    expect(now().versionId).toBeNull()
    await visit('version')
    expect(actions.lastChoice()).toBe('engine')
    actions.undoChoice()
    expect(now()).toMatchObject({ engineId: '1011', versionId: '10113', isVersionSelected: true })
    expect(now()).toMatchObject({ exteriorId: before.exteriorId, interiorId: before.interiorId })
  })

  it('does not leave the configuration without a colour that the previous version has', async () => {
    const { actions, visit, get } = await atSummary()
    actions.choose('version', '10111')
    await visit('exterior')
    await visit('interior')
    actions.undoChoice()
    expect(get().configuration.versionId).toBe('10113')
    expect(selectItem(get(), 'exterior')).not.toBeNull()
    expect(selectItem(get(), 'interior')).not.toBeNull()
  })

  it('remembers the restored choice, and requests its price', async () => {
    const { actions, site } = await atSummary()
    actions.choose('exterior', 'BNE')
    await site.settled()
    const asked = site.requestsOf('updateFinances').length
    actions.undoChoice()
    await site.settled()
    expect(readCookie(COOKIE.choices)).toContain('colext=VPI')
    expect(site.requestsOf('updateFinances').length).toBeGreaterThan(asked)
  })
})
