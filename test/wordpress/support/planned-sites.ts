import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import { startContentSite, type ContentSiteServer } from '../../../demo/content-site-server.ts'
import { closeWhole, listenOn } from '../../../demo/listening.ts'
import { smallCatalogue } from '../../contract/small-catalogue.ts'

/** What a path is answered with. */
interface Plan {
  /** Missing gives 200. */
  readonly status?: number
  /** Missing gives JSON. */
  readonly type?: string
  /** A request that knows the `ETag` among them gets 304. */
  readonly headers?: Readonly<Record<string, string>>
  /** Missing gives an empty list. */
  readonly body?: string
  /** Milliseconds before the answer. */
  readonly delay?: number
  /** Of padding after the body. */
  readonly bytes?: number
}

/** By path and query; `*` is every other. */
type Plans = Readonly<Record<string, Plan>>

/** A request that a site received. */
interface ReceivedRequest {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A content site with planned responses. While it is down, its port refuses connections. */
interface PlannedSite {
  readonly server: Server
  plans: Plans
  requests: ReceivedRequest[]
}

/** Content sites for tests in PHP, which need not be able to start programs. */
export interface PlannedSites {
  /**
   * Address without a closing slash: `POST /` starts a site and gives its `{ url }`; `/<its port>` takes
   * plans by PUT, gives the requests since the last time by GET, and ends it by DELETE; `POST /<its
   * port>/stop` and `/start` close and open its port. `POST /demo` starts the demo content site with a small
   * catalogue; `/demo/<its port>` takes its faults by PUT, and ends it by DELETE.
   */
  readonly url: string
  /** Ends all sites. */
  readonly close: () => Promise<void>
}

/** Names and values as they were sent. */
function headersOf({ rawHeaders }: IncomingMessage): Record<string, string> {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return Object.fromEntries(names.map((name, index) => [name, rawHeaders[2 * index + 1] ?? '']))
}

async function answerAsPlanned(
  site: PlannedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url: path = '/', method = 'GET' } = request
  const plan = site.plans[path] ?? site.plans['*'] ?? {}
  site.requests.push({ path, method, headers: headersOf(request), body: await textOf(request) })
  await wait(plan.delay ?? 0)
  const { status = 200, type = 'application/json; charset=utf-8', headers = {} } = plan
  const etag = headers.ETag
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag
  // The response has no Content-Length: it ends when the connection is closed.
  response.useChunkedEncodingByDefault = false
  response.shouldKeepAlive = false
  response.writeHead(isKnown ? 304 : status, { 'Content-Type': type, ...headers })
  response.end(isKnown ? '' : (plan.body ?? '[]') + ' '.repeat(plan.bytes ?? 0))
}

async function startPlannedSite(): Promise<{ port: number; site: PlannedSite }> {
  const server = createServer((request, response) => {
    void answerAsPlanned(site, request, response)
  })
  const site: PlannedSite = { server, plans: {}, requests: [] }
  return { port: await listenOn(server, 0), site }
}

/** Starts what starts them, on a loopback port. */
export async function servePlannedSites(): Promise<PlannedSites> {
  const sites = new Map<number, PlannedSite>()
  const demos = new Map<string, ContentSiteServer>()
  const folder = mkdtempSync(join(tmpdir(), 'content-sites-'))
  const handleDemo = async (method: string, port: string, body: string): Promise<unknown> => {
    const demo = demos.get(port)
    if (method === 'POST') {
      const storage = mkdtempSync(join(folder, 'site-'))
      const started = await startContentSite(0, { catalogue: smallCatalogue(), storage })
      demos.set(new URL(started.url).port, started)
      return { url: started.url.replace(/\/$/, '') }
    }
    if (method === 'PUT') demo?.site.setFaults(JSON.parse(body) as Fault[])
    else await demo?.close()
    return {}
  }
  const handle = async (request: IncomingMessage): Promise<unknown> => {
    const [, port = '', verb = ''] = (request.url ?? '').split('/')
    const body = await textOf(request)
    if (port === 'demo') return handleDemo(request.method ?? '', verb, body)
    if (port === '') {
      const started = await startPlannedSite()
      sites.set(started.port, started.site)
      return { url: `http://127.0.0.1:${started.port}` }
    }
    const site = sites.get(Number(port))
    if (site === undefined) throw new Error(`There is no site on port ${port}`)
    const todo = `${request.method} ${verb}`
    if (todo === 'GET ') return site.requests.splice(0)
    if (todo === 'PUT ') site.plans = JSON.parse(body) as Plans
    else if (todo === 'POST start') await listenOn(site.server, Number(port))
    else if (todo === 'POST stop') await closeWhole(site.server)
    else if (todo === 'DELETE ') {
      sites.delete(Number(port))
      await closeWhole(site.server)
    } else throw new Error(`Nothing is known of ${todo}`)
    return {}
  }
  const server = createServer((request, response) => {
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      response.end(JSON.stringify(value))
    }
    handle(request).then(
      (value) => answer(200, value),
      (error: unknown) => answer(400, { error: String(error) }),
    )
  })
  const port = await listenOn(server, 0)
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await Promise.all([...demos.values()].map((demo) => demo.close()))
      await Promise.all([server, ...[...sites.values()].map((site) => site.server)].map(closeWhole))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
