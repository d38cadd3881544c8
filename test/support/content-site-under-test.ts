import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { createContentSite as createDemoSite } from '../../demo/content-site/handle.ts'
import { toNodeHandler } from '../../demo/content-site/node-adapter.ts'
import { createContentSite, type ContentSite } from '../../src/core/content-site/content-site.ts'

/** The demo content site on a real local port, as the widget's requests reach it. */
export interface SiteUnderTest {
  readonly demo: ReturnType<typeof createDemoSite>
  /** Root address, ending in '/'. */
  readonly root: () => string
  /** Creates the widget's client for this site, without reports. */
  readonly open: (timeout?: number) => ContentSite
  /** What the client has reported, oldest first. */
  readonly reports: readonly string[]
  /** Answers a path (without query) with this JSON from now on, instead of the demo's own answer. */
  readonly answer: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => void
  /** Every request since the test began: method, path with query, and body. */
  readonly received: readonly { readonly line: string; readonly body: string }[]
}

/** Starts the site for the tests of one file; every test begins without faults and replaced responses. */
export function startContentSite(): SiteUnderTest {
  let storage = ''
  let root = ''
  const demo: { site?: ReturnType<typeof createDemoSite> } = {}
  const answers = new Map<string, { body: string; headers: Readonly<Record<string, string>> }>()
  const reports: string[] = []
  const received: { line: string; body: string }[] = []

  const site = (): ReturnType<typeof createDemoSite> => {
    if (!demo.site) throw new Error('the site has not been started')
    return demo.site
  }
  const server = createServer((request, response) => {
    const entry = { line: `${request.method ?? ''} ${request.url ?? ''}`, body: '' }
    received.push(entry)
    const answer = answers.get((request.url ?? '').split('?')[0] ?? '')
    if (answer) {
      request.on('data', (chunk: Buffer) => (entry.body += chunk.toString('utf8')))
      const headers = { 'Content-Type': 'application/json', ...answer.headers }
      response.writeHead(200, headers).end(answer.body)
      return
    }
    toNodeHandler(site().handle)(request, response)
  })

  beforeAll(async () => {
    storage = await mkdtemp(join(tmpdir(), 'api-tests-'))
    demo.site = createDemoSite({ storage })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })

  beforeEach(() => {
    // All that the api layer reads from the page.
    vi.stubGlobal('document', { baseURI: `${root}configurador/` })
    answers.clear()
    reports.length = 0
    received.length = 0
    site().setFaults([])
  })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(storage, { recursive: true, force: true })
  })

  return {
    get demo() {
      return site()
    },
    root: () => root,
    open: (timeout = 60_000) =>
      createContentSite({ root, timeout, report: (message) => reports.push(message) }),
    reports,
    answer: (path, body, headers = {}) =>
      answers.set(path, { body: JSON.stringify(body), headers }),
    received,
  }
}
