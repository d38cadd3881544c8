import { describe, expect, it, vi } from 'vitest'
import { loadInOrder } from '../../features/viewer/pictures/preloading.tsx'
import { loadModels } from '../catalogue/lists.ts'
import type { StepId } from '../configuration/configuration.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

/** Makes the site answer one request at a time, each when told to. */
function oneAtATime({ settled }: SiteInProcess) {
  const answer = globalThis.fetch
  const queue: { readonly call: string; readonly release: () => void }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    const call = new URL(request.url).pathname.replace(/^\/wp-json\/cfg\/|\/$/g, '')
    await new Promise<void>((resolve) => queue.push({ call, release: resolve }))
    return call.endsWith('.avif') ? new Response('picture') : answer(request)
  })
  return {
    /** Calls that have reached the server and are not answered, oldest first. */
    waiting: () => queue.map(({ call }) => call),
    /** Answers the oldest call. */
    async answerNext() {
      queue.shift()?.release()
      await settled()
    },
    /** Answers all calls and returns them in their order. */
    async answerAll() {
      const calls: string[] = []
      for (let next = queue.shift(); next; next = queue.shift()) {
        calls.push(next.call)
        next.release()
        await settled()
      }
      return calls
    },
  }
}

const MODEL = '101'

async function onHome() {
  const site = siteInProcess()
  const server = oneAtATime(site)
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  return {
    server,
    settled: site.settled,
    store,
    /** Chooses a model and opens a step; the first by default. */
    async choose(modelId: string, step?: StepId) {
      store.pick(modelId)
      store.actions.loadModel(modelId, step)
      await site.settled()
    },
  }
}

/** Home with its own data, while the pictures' addresses are being requested. */
async function onLoadedHome() {
  const home = await onHome()
  await home.server.answerNext()
  await home.server.answerNext()
  return home
}

describe('on a server that handles one request at a time', () => {
  it('requests nothing else before the model list has arrived', async () => {
    const { server } = await onHome()
    expect(server.waiting()).toEqual(['lstModels', 'backOffice'])
    await server.answerNext()
    expect(server.waiting()).toEqual(['backOffice', 'carPods'])
  })

  it('requests the rest of the site’s data one by one, the dealers last', async () => {
    const { server } = await onHome()
    expect(await server.answerAll()).toEqual([
      'lstModels',
      'backOffice',
      'carPods',
      'config_simul',
      'boModelsFields',
      'hyuDealersLst/all',
    ])
  })

  it('requests the engines at once when a model is chosen, and all else after their response', async () => {
    const { server, choose } = await onLoadedHome()
    await choose(MODEL)
    expect(server.waiting()).toEqual(['carPods', `lstEngines/${MODEL}`])
    await server.answerNext()
    expect(server.waiting()).toEqual([`lstEngines/${MODEL}`])
    expect(await server.answerAll()).toEqual([
      `lstEngines/${MODEL}`,
      `lstVersions/${MODEL}`,
      'config_simul',
      `extColors/${MODEL}`,
      `panomaricLI/${MODEL}`,
      'boModelsFields',
      'hyuDealersLst/all',
    ])
  })

  it('requests the lists up to a step together, and then the settings, when the visit begins there', async () => {
    const { server, choose } = await onLoadedHome()
    await choose(MODEL, 'exterior')
    expect(server.waiting().slice(1)).toEqual([
      `lstEngines/${MODEL}`,
      `lstVersions/${MODEL}`,
      `extColors/${MODEL}`,
      'config_simul',
    ])
  })

  it('sends a queued list at once when its step is opened', async () => {
    const { server, choose } = await onLoadedHome()
    await choose(MODEL)
    await choose(MODEL, 'version')
    expect(server.waiting()).toContain(`lstVersions/${MODEL}`)
  })

  it('requests the lists of the chosen model before those of one that was pointed at', async () => {
    const { server, choose } = await onLoadedHome()
    await choose('102')
    await choose(MODEL)
    const lists = (await server.answerAll()).filter((call) => call.includes('/10'))
    expect(lists.indexOf('lstVersions/102')).toBeGreaterThan(lists.indexOf(`panomaricLI/${MODEL}`))
  })

  it('keeps the screen in view first when lists of other models are requested beside it', async () => {
    const { server, store, choose } = await onLoadedHome()
    await choose(MODEL)
    loadModels(store, ['102', '103'])
    const lists = (await server.answerAll()).filter((call) => call.includes('/10'))
    expect(lists.slice(0, 5)).toEqual([
      `lstEngines/${MODEL}`,
      `lstVersions/${MODEL}`,
      `extColors/${MODEL}`,
      `panomaricLI/${MODEL}`,
      'lstEngines/102',
    ])
  })

  it('requests the lists of all models in view before those of the screen behind them', async () => {
    const { server, settled, store, choose } = await onLoadedHome()
    await choose(MODEL)
    loadModels(store, ['102', '103'], 'summary')
    await settled()
    const lists = server.waiting().filter((call) => call.includes('/10'))
    expect(lists).toHaveLength(9)
    expect(lists).not.toContain(`lstVersions/${MODEL}`)
  })

  it('loads pictures of low priority after the list of the current screen', async () => {
    const { server, store, choose } = await onHome()
    await server.answerAll()
    await choose(MODEL)
    const { signal } = new AbortController()
    const load = async (name: string, priority: 'high' | 'low') =>
      loadInOrder(store, `http://site.test/${name}.avif`, signal, priority)
    const low = load('low', 'low')
    const high = load('high', 'high')
    expect(server.waiting()).toEqual([`lstEngines/${MODEL}`, '/high.avif'])
    await server.answerNext()
    expect(server.waiting()).toContain('/low.avif')
    await server.answerAll()
    await Promise.all([low, high])
  })
})

it('continues with the next request when one fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const site = siteInProcess({ faults: [{ call: 'carPods', fault: '404' }] })
  await storeUnderTest(site)
  expect(site.requestsOf('hyuDealersLst')).toHaveLength(1)
})

describe('on a page that names a static catalogue', () => {
  it('requests all lists of a model together, from the files', async () => {
    const site = siteInProcess()
    const models = ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI']
    const calls = Object.fromEntries(
      models.map((call) => [
        `wp-json/cfg/${call}/${MODEL}`,
        { file: `${call}.json`, hash: 'sha256-' },
      ]),
    )
    site.respondWith('files/catalogue.json', { schema: 1, checked: Date.now() / 1000, calls })
    const server = oneAtATime(site)
    const store = await storeUnderTest(site)
    store.loading.site().prefetched.catalogue = 'http://site.test/files/catalogue.json'
    store.actions.enterHome()
    await server.answerAll()
    store.pick(MODEL)
    store.actions.loadModel(MODEL)
    await site.settled()
    expect(server.waiting()).toEqual(models.map((call) => `/files/${call}.json`))
  })
})
