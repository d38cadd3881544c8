import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type DemoServer } from '../../demo/server.ts'

const ENTRY = 'import"./app-12345678.js"'

let folder = ''
let server: DemoServer

const widget = () => pathToFileURL(`${folder}/`)
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.url), { headers, redirect: 'manual' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widget-'))
  await mkdir(join(folder, '.vite'))
  const manifest = {
    'src/index.ts': { file: 'configurator.js', isEntry: true, imports: ['_app'] },
    _app: { file: 'app-12345678.js' },
  }
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'configurator.js'), ENTRY)
  await writeFile(join(folder, 'configurator.js.br'), brotliCompressSync(ENTRY))
  await writeFile(join(folder, 'app-12345678.js'), 'export{}')
  server = await startServer({
    port: 0,
    widget: widget(),
    site: { control: true, storage: folder },
  })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('the documentation for integrators', () => {
  it('is served as Markdown, as far as llms.txt links to it', async () => {
    const list = await get('/llms.txt')
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const [, path = ''] = /\]\(([^)]+)\)/.exec(await list.text()) ?? []
    const page = await get(`/${path}`)
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await page.text()).toMatch(/^# /)
  })

  it.each(['/docs/architecture.md', '/docs/../package.json', '/docs/none.md', '/README.md'])(
    'does not include %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('the demo page', () => {
  it.each(['/configurador', '/configurador/', '/configurador/Mar%C3%A9/motor?modelid=101'])(
    'is served at %s, with the built widget under a strict policy',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
      const html = await answer.text()
      expect(html).toContain('src="/assets/configurator.js"')
      expect(html).toContain('href="/assets/app-12345678.js"')
    },
  )

  it('is the target of the redirect from the root', async () => {
    const answer = await get('/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/configurador/'])
  })

  it('is compressed when the browser accepts it', async () => {
    const answer = await get('/configurador/', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toContain('<cfg-configurator ')
  })

  it('is prerendered from the themed page, which links to it', async () => {
    const themed = await get('/tema/')
    const [, path = ''] = /^"(.*)"$/.exec(themed.headers.get('speculation-rules') ?? '') ?? []
    const rules = await get(path)
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
    expect(await rules.json()).toHaveProperty('prerender.0.eagerness', 'moderate')
    expect((await get('/configurador/')).headers.get('speculation-rules')).toBeNull()
  })

  it('loads its own files', async () => {
    const answer = await get('/demo.css')
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})

describe('the widget on the server', () => {
  it('has an entry that is revalidated each time', async () => {
    const answer = await get('/assets/configurator.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe(ENTRY)
  })

  it('has chunks that are cached for good', async () => {
    const answer = await get('/assets/app-12345678.js')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  it.each(['/assets/none.js', '/assets/..%2f..%2fpackage.json', '/nada'])(
    'does not include %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('a repeat visit', () => {
  it.each(['/configurador/', '/home.js', '/favicon.svg', '/assets/configurator.js'])(
    'does not download %s again',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? ''
      const again = await get(path, { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    },
  )
})

describe('the content site on the server', () => {
  it('answers on the same port, compressed when the browser accepts it', async () => {
    const answer = await get('/wp-json/cfg/lstModels/', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.json()).not.toEqual([])
    expect(await (await get('/wp-json/cfg/lstModels/')).json()).not.toEqual([])
  })

  it('answers 304 to a browser that already has the response', async () => {
    const etag = (await get('/wp-json/cfg/lstModels/')).headers.get('etag') ?? ''
    const again = await get('/wp-json/cfg/lstModels/', { 'if-none-match': etag })
    expect(again.status).toBe(304)
  })

  it('makes calls fail when faults are set', async () => {
    server.site.setFaults([{ call: 'lstModels', fault: 'fail' }])
    expect((await get('/wp-json/cfg/lstModels/')).status).toBe(500)
    await fetch(new URL('/__faults', server.url), { method: 'DELETE' })
    expect((await get('/wp-json/cfg/lstModels/')).status).toBe(200)
  })
})

describe('startServer', () => {
  it('rejects a port that is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ port, widget: widget() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  it('rejects an address that other machines can reach', async () => {
    const open = startServer({ port: 0, host: '0.0.0.0', widget: widget() })
    await expect(open).rejects.toThrow('loopback')
  })
})
