import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromFiles, hasFiles } from './catalogue-files.ts'
import type { ContentSite } from './content-site.ts'
import { fetchDealers } from '../catalogue/read-dealers.ts'
import { fetchEngines } from '../catalogue/read-engines.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

const FILE = '/files/engines-1.json'
const PATH = 'wp-json/cfg/lstEngines/101'
const CALL = `GET /${PATH}`
const ENGINES = [{ id: 7, engine: 'Do ficheiro' }]

const hashOf = (body: unknown): string =>
  `sha256-${createHash('sha256').update(JSON.stringify(body)).digest('base64')}`

/** A manifest that names one file with this content. */
function manifest(body: unknown = ENGINES, changes: object = {}): object {
  const calls = { [PATH]: { file: 'engines-1.json', time: 0, hash: hashOf(body) } }
  return { schema: 1, checked: Date.now() / 1000, calls, ...changes }
}

/** A page that names the manifest, and the widget's client for it. */
function open(): ContentSite {
  const client = site.open()
  client.prefetched.catalogue = '/files/catalogue.json'
  return client
}

const namesOf = async (client: ContentSite, model = '101'): Promise<readonly string[]> =>
  (await fromFiles(fetchEngines)(client, model)).map(({ name }) => name)

const lines = (): readonly string[] => site.received.map(({ line }) => line)

afterEach(() => vi.useRealTimers())

describe('a list in a file of the catalogue', () => {
  it('is read from the file, without a call', async () => {
    site.answer('/files/catalogue.json', manifest())
    site.answer(FILE, ENGINES)
    expect(await namesOf(open())).toEqual(['Do ficheiro'])
    expect(lines()).toEqual(['GET /files/catalogue.json', `GET ${FILE}`])
  })

  it.each([
    ['is read from the file', 7100, ['Do ficheiro']],
    ['is called for', 7300, []],
  ])(
    '%s if the manifest was touched %s seconds ago and not written since',
    async (_, age, names) => {
      const touched = new Date(Date.now() - age * 1000).toUTCString()
      const old = manifest(ENGINES, { checked: 1 })
      site.answer('/files/catalogue.json', old, { 'Last-Modified': touched })
      site.answer(FILE, ENGINES)
      expect((await namesOf(open())).filter((name) => name === 'Do ficheiro')).toEqual(names)
    },
  )

  it('is called for on a page that names no manifest, without another request', async () => {
    expect(await namesOf(site.open())).not.toHaveLength(0)
    expect(lines()).toEqual([CALL])
  })

  it.each([
    ['another hash than the manifest says', [{ id: 7, engine: 'Outro' }], manifest()],
    ['not the shape of the call', { engines: [] }, manifest({ engines: [] })],
    [
      'a manifest without its hash',
      ENGINES,
      manifest(ENGINES, { calls: { [PATH]: { file: 'engines-1.json' } } }),
    ],
    ['a manifest without the list', ENGINES, manifest(ENGINES, { calls: {} })],
    ['a manifest of another schema', ENGINES, manifest(ENGINES, { schema: 2 })],
    ['a manifest that is not an object', ENGINES, []],
    [
      'a manifest from more than two hours ago',
      ENGINES,
      manifest(ENGINES, { checked: Date.now() / 1000 - 7201 }),
    ],
    [
      'a manifest that does not say when it was checked',
      ENGINES,
      manifest(ENGINES, { checked: undefined }),
    ],
  ])('is called for if it has %s', async (_, body, named) => {
    site.answer('/files/catalogue.json', named)
    site.answer(FILE, body)
    const names = await namesOf(open())
    expect(names).not.toHaveLength(0)
    expect(names).not.toContain('Do ficheiro')
    expect(lines().at(-1)).toBe(CALL)
  })

  it('is called for if the file is missing', async () => {
    site.answer('/files/catalogue.json', manifest())
    expect(await namesOf(open())).not.toHaveLength(0)
    expect(lines()).toEqual(['GET /files/catalogue.json', `GET ${FILE}`, CALL])
  })

  it.each(['missing', 'refused by another origin', 'late', 'no address'])(
    'is called for if the manifest is %s, which is not requested again for half a minute',
    async (what) => {
      const fetched = globalThis.fetch
      const asked: string[] = []
      const client = open()
      if (what === 'no address') client.prefetched.catalogue = 'http://['
      vi.stubGlobal('fetch', async (request: Request) => {
        if (!request.url.includes('/files/')) return fetched(request)
        asked.push(request.url)
        if (what === 'refused by another origin') throw new TypeError('Failed to fetch')
        if (what === 'missing') return new Response('', { status: 404 })
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
        })
      })
      expect(await namesOf(client)).not.toHaveLength(0)
      expect(await namesOf(client)).not.toHaveLength(0)
      expect(asked.length).toBeLessThanOrEqual(1)
      vi.unstubAllGlobals()
    },
    10_000,
  )

  it('fails as the call does if both fail', async () => {
    site.answer('/files/catalogue.json', manifest())
    await expect(namesOf(open(), '999')).rejects.toThrow('404')
  })
})

describe('the manifest', () => {
  it('is requested once in 30 seconds, and again with the next list, which has the new price', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const client = open()
    site.answer('/files/catalogue.json', manifest())
    site.answer(FILE, ENGINES)
    await namesOf(client)
    const changed = [{ id: 7, engine: 'Novo' }]
    site.answer('/files/catalogue.json', manifest(changed))
    site.answer(FILE, changed)
    vi.setSystemTime(Date.now() + 31_000)
    expect(await namesOf(client)).toEqual(['Novo'])
    expect(lines().filter((line) => line.endsWith('catalogue.json'))).toHaveLength(2)
  })

  it('is requested again at once if it is too old, because a preloaded one may come from the cache of the browser', async () => {
    const fetched = globalThis.fetch
    const old = manifest(ENGINES, { checked: 1 })
    const preloaded = vi.fn<typeof fetch>(fetched).mockResolvedValueOnce(Response.json(old))
    vi.stubGlobal('fetch', preloaded)
    site.answer('/files/catalogue.json', manifest())
    site.answer(FILE, ENGINES)
    expect(await namesOf(open())).toEqual(['Do ficheiro'])
    vi.unstubAllGlobals()
  })

  it('says that lists can be requested together only while it can be used', async () => {
    const client = open()
    expect(hasFiles(client)).toBe(false)
    await namesOf(client)
    expect(hasFiles(client)).toBe(false)
    const other = open()
    site.answer('/files/catalogue.json', manifest())
    await namesOf(other)
    expect(hasFiles(other)).toBe(true)
  })

  it('names the dealers of a government buyer only if it has that list', async () => {
    site.answer('/files/catalogue.json', manifest())
    expect((await fromFiles(fetchDealers)(open(), 'all-1')).isGov).toBe(true)
    expect(lines().at(-1)).toBe('GET /wp-json/cfg/hyuDealersLst/all-1')
  })
})
