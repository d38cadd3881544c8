import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { toNodeHandler, type NodeHandler } from '../../../demo/content-site/node-adapter.ts'
import { FIGURES, TEXTS } from '../../../demo/content-site/routes/saved-fields.ts'
import { siteUnderTest } from './site-under-test.ts'

const SAVE = '/wp-json/cfg/saveCfgOptions/'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: NodeHandler): Promise<string> {
  const server = createServer((request, response) => listener(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the content site under Node', () => {
  it('answers with data, 304, errors and preflights', async () => {
    const root = await serve(toNodeHandler(siteUnderTest().handle))
    const models = await fetch(`${root}/wp-json/cfg/lstModels/`)
    expect(await models.json()).toHaveLength(9)
    const known = { 'If-None-Match': models.headers.get('ETag') ?? '' }
    expect((await fetch(`${root}/wp-json/cfg/lstModels/`, { headers: known })).status).toBe(304)
    expect((await fetch(`${root}/wp-json/cfg/lstEngines/9`)).status).toBe(404)
    expect((await fetch(`${root}${SAVE}`, { method: 'OPTIONS' })).status).toBe(204)
  })

  it('accepts a posted configuration', async () => {
    const site = siteUnderTest()
    const root = await serve(toNodeHandler(site.handle))
    const fields = Object.fromEntries([...TEXTS, ...FIGURES].map((name) => [name, '']))
    const body = JSON.stringify({ ...fields, modelName: 'Maré', creditType: 'CRED' })
    const headers = { 'Content-Type': 'application/json' }
    const saved = await fetch(root + SAVE, { method: 'POST', headers, body })
    expect(saved.status).toBe(201)
    expect(await site.savedConfigurations()).toMatchObject([{ modelName: 'Maré' }])
  })

  it('accepts a posted form and redirects the browser to a page', async () => {
    const site = siteUnderTest()
    const root = await serve(toNodeHandler(site.handle))
    const body = new FormData()
    const fields = { form_type: 'configuration-email', name: 'Inês', email: 'i@x.pt', accept: 'S' }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('from_page', `${root}/configurador/?modelid=101`)
    const page = await fetch(`${root}/forms/lead/`, { method: 'POST', body })
    expect(page.status).toBe(200)
    expect(new URL(page.url).pathname).toBe('/obrigado/')
    expect(await page.text()).toContain('href="/configurador/?modelid=101"')
    expect(await site.leads()).toMatchObject([fields])
  })

  it.each([
    '/nao-enviado',
    '/politica-de-privacidade/',
    '/acessibilidade',
    '/ficha-legal',
    '/retirar-consentimento/',
  ])('answers the page %s', async (path) => {
    const root = await serve(toNodeHandler(siteUnderTest().handle))
    expect((await fetch(root + path)).status).toBe(200)
  })

  it('answers 413, 415 and 405 to large bodies, and continues to answer', async () => {
    const root = await serve(toNodeHandler(siteUnderTest().handle))
    const body = 'x'.repeat(500_000)
    const status = async (path: string, type: string) => {
      const headers = { 'Content-Type': type }
      return (await fetch(root + path, { method: 'POST', headers, body })).status
    }
    for (let round = 0; round < 3; round++) {
      expect(await status(SAVE, 'application/json')).toBe(413)
      expect(await status(SAVE, 'text/plain')).toBe(415)
      expect(await status('/wp-json/cfg/lstModels/', 'application/json')).toBe(405)
      expect((await fetch(`${root}/wp-json/cfg/config_simul`)).status).toBe(200)
    }
  })

  it('closes the connection for a drop fault', async () => {
    const faults = [{ call: 'lstModels', fault: 'drop' }] as const
    const root = await serve(toNodeHandler(siteUnderTest({ faults }).handle))
    await expect(fetch(`${root}/wp-json/cfg/lstModels/`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${root}/wp-json/cfg/config_simul`)).status).toBe(200)
  })

  it('ends a hanging call when the browser leaves', async () => {
    const faults = [{ call: 'lstModels', fault: 'hang' }] as const
    const { handle } = siteUnderTest({ faults })
    let leave: (type: string) => void = () => undefined
    const left = new Promise<string>((resolve) => (leave = resolve))
    const browser = new AbortController()
    const root = await serve(
      toNodeHandler(async (request) => {
        // Not before the request has arrived: on a busy machine that takes its time.
        setTimeout(() => browser.abort(), 20)
        const response = await handle(request)
        leave(response.type)
        return response
      }),
    )
    const { signal } = browser
    await expect(fetch(`${root}/wp-json/cfg/lstModels/`, { signal })).rejects.toThrow(/abort/i)
    expect(await left).toBe('error')
  })

  it('passes other paths to the next middleware', async () => {
    const site = toNodeHandler(siteUnderTest().handle)
    const root = await serve((request, response) =>
      site(request, response, () => response.end('page')),
    )
    expect(await (await fetch(`${root}/configurador/`)).text()).toBe('page')
    expect((await fetch(`${root}/wp-json/cfg/config_simul`)).status).toBe(200)
    const alone = await serve(site)
    expect((await fetch(`${alone}/configurador/`)).status).toBe(404)
  })
})
