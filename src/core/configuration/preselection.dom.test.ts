import { describe, expect, it } from 'vitest'
import { selectItem } from './chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, storeUnderTest } from '../../../test/support/store-under-test.ts'

describe('the preselected choice', () => {
  it('is the first of each list, so that every step leads to the summary', async () => {
    const store = await atEngine()
    for (const screen of ['version', 'exterior', 'interior', 'summary'] as const)
      expect(await store.visit(screen)).toBe(screen)
    expect(store.get().configuration).toMatchObject({
      modelId: '101',
      engineId: '1011',
      isEngineSelected: true,
      versionId: '10111',
      isVersionSelected: true,
      exteriorId: 'VBR',
      interiorId: 'TPR',
    })
  })

  it('is the earlier choice on the way back', async () => {
    const store = await atEngine()
    store.actions.choose('engine', '1012')
    await store.visit('version')
    store.actions.choose('version', '10124')
    await store.visit('exterior')
    store.actions.choose('exterior', 'VPI')
    await store.visit('interior')
    store.actions.choose('interior', 'PPR')
    const chosen = store.get().configuration
    for (const screen of ['summary', 'interior', 'exterior', 'version', 'engine'] as const)
      expect(await store.visit(screen)).toBe(screen)
    expect(store.get().configuration).toEqual(chosen)
  })

  it('is the first version of another engine, with its first colours when it lacks the chosen ones', async () => {
    const store = await atEngine()
    await store.visit('version')
    store.actions.choose('version', '10113')
    await store.visit('exterior')
    store.actions.choose('exterior', 'CMA')
    await store.visit('interior')
    store.actions.choose('interior', 'PCA')
    await store.visit('engine')
    store.actions.choose('engine', '1012')
    await store.visit('version')
    expect(store.get().configuration).toMatchObject({ versionId: '10121', isVersionSelected: true })
    await store.visit('exterior')
    await store.visit('interior')
    expect(store.get().configuration).toMatchObject({ exteriorId: 'VBR', interiorId: 'TPR' })
  })

  it('is the chosen colour when the new version has it too', async () => {
    const store = await atEngine()
    await store.visit('version')
    await store.visit('exterior')
    store.actions.choose('exterior', 'VPI')
    await store.visit('version')
    store.actions.choose('version', '10112')
    await store.visit('exterior')
    expect(store.get().configuration.exteriorId).toBe('VPI')
  })

  it('is missing when the buyer has unchecked the choice', async () => {
    const store = await atEngine()
    await store.visit('version')
    store.actions.uncheck('version')
    await store.visit('engine')
    store.actions.uncheck('engine')
    expect(await store.visit('engine')).toBe('engine')
    expect(store.get().configuration).toMatchObject({
      isEngineSelected: false,
      isVersionSelected: false,
    })
    store.actions.choose('engine', '1011')
    expect(store.get().configuration).toMatchObject({ versionId: null })
  })

  it('is missing on the version step too, when the buyer has unchecked it', async () => {
    const store = await atEngine()
    await store.visit('version')
    store.actions.uncheck('version')
    await store.visit('engine')
    await store.visit('version')
    expect(store.get().configuration).toMatchObject({
      versionId: '10111',
      isVersionSelected: false,
    })
  })
})

describe('a choice made in the comparison', () => {
  it('preselects the engine', async () => {
    const store = await atEngine()
    await store.visit('comparison')
    await store.visit('engine', 'Maré', '1013')
    expect(store.get().configuration).toMatchObject({ engineId: '1013', isEngineSelected: true })
    expect(store.get().compared).toBeNull()
  })

  it('preselects the version of a new configuration', async () => {
    const store = await atEngine()
    await store.visit('version')
    await store.visit('comparison')
    await store.visit('version', 'Maré', '10114')
    expect(store.get().configuration).toMatchObject({ versionId: '10114', isVersionSelected: true })
  })

  it('is checked again when it was unchecked before', async () => {
    const store = await atEngine()
    await store.visit('version')
    store.actions.uncheck('version')
    await store.visit('engine')
    await store.visit('comparison')
    await store.visit('version', 'Maré', '10111')
    expect(store.get().configuration.isVersionSelected).toBe(true)
  })

  async function inRestoredComparison() {
    document.cookie = 'cfg_app_params=modelid=101%26engine=1011%26version=10112; path=/'
    const store = await storeUnderTest(siteInProcess())
    await store.visit('version')
    await store.visit('comparison')
    return store
  }

  it('is ignored for the version of a restored configuration if the buyer did not make it there', async () => {
    const store = await inRestoredComparison()
    await store.visit('version', 'Maré', '10114')
    expect(store.get().configuration).toMatchObject({ isNew: false, versionId: '10112' })
  })

  it('preselects the version of a restored configuration, which stays one, if the buyer made it there', async () => {
    const store = await inRestoredComparison()
    await store.visit('version', 'Maré', '10114', true)
    expect(store.get().configuration).toMatchObject({ isNew: false, versionId: '10114' })
    store.actions.choose('engine', '1011')
    expect(store.get().configuration.versionId).toBe('10114')
  })

  it('is ignored when the buyer arrives from elsewhere', async () => {
    const store = await atEngine()
    await store.visit('version')
    await store.visit('engine', 'Maré', '1013')
    expect(store.get().configuration.engineId).toBe('1011')
  })

  it('is ignored when the list does not contain it', async () => {
    const store = await atEngine()
    await store.visit('comparison')
    await store.visit('engine', 'Maré', '9999')
    expect(store.get().configuration.engineId).toBe('1011')
  })
})

describe('an engine recommended on the model list', () => {
  it('is preselected in place of the first, with its price', async () => {
    const store = await storeUnderTest(siteInProcess())
    store.actions.enterHome()
    store.pick('101')
    await store.visit('engine', 'Maré', '1013')
    const { engineId, isEngineSelected } = store.get().configuration
    expect([engineId, isEngineSelected]).toEqual(['1013', true])
    expect(decodeURIComponent(document.cookie)).toContain('engine=1013')
    await store.visit('version')
    const engine = selectItem(store.get(), 'engine')
    expect(selectItem(store.get(), 'version')).toMatchObject({
      engineId: '1013',
      price: engine?.price,
    })
  })

  it('does not replace the engine that was chosen after it', async () => {
    const store = await storeUnderTest(siteInProcess())
    store.actions.enterHome()
    store.pick('101')
    await store.visit('engine', 'Maré', '1013')
    store.actions.choose('engine', '1012')
    // Back to the list and Forward.
    await store.visit('home')
    await store.visit('engine', 'Maré', '1013')
    expect(store.get().configuration.engineId).toBe('1012')
  })
})
