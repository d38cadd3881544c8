import { describe, expect, it, vi } from 'vitest'
import {
  type FoundBuild,
  requestFromCurrentSite,
  loadBuildCode,
  openBuild,
  selectBuildCode,
} from '../../core/configuration/build.ts'
import { fetchBuild, NoBuildError } from '../../core/configuration/build-code.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

async function atSummary(site = siteInProcess()) {
  const query = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  const store = await storeUnderTest(site, { query })
  await store.visit('home')
  await store.visit('summary')
  return { ...store, site, code: () => selectBuildCode(store.get()) }
}

async function codeAt(store: Awaited<ReturnType<typeof atSummary>>): Promise<string> {
  loadBuildCode(store)
  await store.site.settled()
  return store.code() ?? ''
}

/** A build as it was found, with changed parts. */
async function foundWith(
  store: Awaited<ReturnType<typeof atSummary>>,
  change: (item: FoundBuild['items'][number]) => object,
): Promise<FoundBuild> {
  const found = await requestFromCurrentSite(store, fetchBuild, await codeAt(store))
  return { ...found, items: found.items.map((item) => ({ ...item, ...change(item) })) }
}

/** Opens a build from home, and returns the notice about it. */
async function opened(store: Awaited<ReturnType<typeof atSummary>>, build: FoundBuild) {
  await store.visit('home')
  openBuild(store, build)
  const screen = await store.visit('home')
  const { notice } = store.get()
  return { screen, notice: notice?.kind === 'build' ? notice : null }
}

describe('the code of a configuration', () => {
  it('is requested once, and is gone as soon as the configuration changes', async () => {
    const store = await atSummary()
    await codeAt(store)
    await codeAt(store)
    expect(store.site.requestsOf('saveBuild')).toHaveLength(1)
    await store.visit('exterior')
    store.actions.choose('exterior', 'AAT')
    expect(store.code()).toBeNull()
  })

  it('is requested once more after a failure of the site', async () => {
    const site = siteInProcess({ faults: [{ call: 'saveBuild', fault: 'fail', times: 1 }] })
    const store = await atSummary(site)
    loadBuildCode(store)
    // ky repeats a request after a second at most.
    await vi.waitFor(() => expect(store.code()).toMatch(/^[0-9A-Z]{9}$/), { timeout: 3000 })
    expect(site.requestsOf('saveBuild')).toHaveLength(2)
  })

  it('is never requested from a site that gives no codes', async () => {
    const site = siteInProcess()
    site.respondWith('config_simul', { hasSimul: true })
    const store = await atSummary(site)
    expect(await codeAt(store)).toBe('')
    expect(site.requestsOf('saveBuild')).toHaveLength(0)
  })
})

describe('a build opened by its code', () => {
  it('opens the summary, and nothing has changed', async () => {
    const store = await atSummary()
    const found = await foundWith(store, () => ({}))
    const { screen, notice } = await opened(store, found)
    expect(screen).toBe('summary')
    expect(notice?.changes).toEqual({ totals: { before: 41_350, now: 41_350 }, gone: [] })
    expect(store.code()).toBe(found.code)
  })

  it('says that the price has changed', async () => {
    const store = await atSummary()
    const found = await foundWith(store, ({ item }) =>
      item === 'version' ? { cents: 3_890_000 } : {},
    )
    const { notice } = await opened(store, found)
    expect(notice?.changes.totals).toEqual({ before: 40_850, now: 41_350 })
  })

  it('shows another colour for one that is no longer offered, and says so', async () => {
    const store = await atSummary()
    const found = await foundWith(store, ({ item }) =>
      item === 'exterior' ? { id: 'OLD', name: 'Verde Antigo' } : {},
    )
    const { screen, notice } = await opened(store, found)
    expect(screen).toBe('summary')
    expect(notice?.changes.gone.map(({ name }) => name)).toEqual(['Verde Antigo'])
    expect(notice?.replacements).toEqual([selectItem(store.get(), 'exterior')?.name])
  })

  it('opens the list of versions if the version is no longer offered', async () => {
    const store = await atSummary()
    const found = await foundWith(store, ({ item }) =>
      item === 'version' ? { id: '99999', name: 'Antiga' } : {},
    )
    const { screen, notice } = await opened(store, found)
    expect(screen).toBe('version')
    expect(notice?.changes.gone.map(({ name }) => name)).toEqual(['Antiga'])
    expect(notice?.changes.totals).toBeNull()
  })
})

it('a code that nobody saved is unknown', async () => {
  const store = await atSummary()
  await expect(requestFromCurrentSite(store, fetchBuild, '7QXM4T9K6')).rejects.toEqual(
    new NoBuildError('unknown'),
  )
})
