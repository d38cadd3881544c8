import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { ContentSiteOptions } from '../../demo/content-site/options.ts'
import { createContentSite, type ContentSite } from '../../demo/content-site/handle.ts'

/** The demo content site in place of `fetch`, without a port, for one test. */
export interface SiteInProcess extends ContentSite {
  /** Paths (with query) of the requests whose path contains the part, oldest first. */
  readonly requestsOf: (part: string) => readonly string[]
  /** Number of requests sent so far. */
  readonly requestCount: () => number
  /** JSON bodies of the requests whose path contains the part, oldest first. */
  readonly bodies: (part: string) => readonly unknown[]
  /** Delays the responses to paths that contain the part until the returned function is called. */
  readonly hold: (part: string) => () => void
  /** Responds to paths that contain the part with this JSON; a function changes the demo's own response. */
  readonly respondWith: (part: string, body: unknown) => void
  /** Resolves when no request is under way except delayed ones. */
  readonly settled: () => Promise<void>
}

/** Turns of the event loop without a request after which the site counts as settled. */
const QUIET_TURNS = 4

const turn = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Replaces the network by the demo content site until the test ends. */
export function siteInProcess(options: ContentSiteOptions = {}): SiteInProcess {
  const storage = options.storage ?? mkdtempSync(join(tmpdir(), 'store-tests-'))
  onTestFinished(() => rmSync(storage, { recursive: true, force: true }))
  const site = createContentSite({ ...options, storage })
  const holds: { readonly part: string; readonly open: Promise<void> }[] = []
  const overrides: { readonly part: string; readonly body: unknown }[] = []
  const bodies: { readonly path: string; readonly body: unknown }[] = []
  let underWay = 0
  let sent = 0

  const gateOf = async (path: string): Promise<void> => {
    const held = holds.filter(({ part }) => path.includes(part))
    if (held.length === 0) return
    underWay--
    await Promise.all(held.map(({ open }) => open))
    underWay++
  }

  const responseTo = async (request: Request, path: string): Promise<Response> => {
    const response = await site.handle(request)
    if (response.type === 'error') throw new TypeError('fetch failed')
    const override = overrides.findLast(({ part }) => path.includes(part))
    if (!override) return response
    const { body } = override
    const own: unknown = typeof body === 'function' ? await response.json() : null
    const change = body as (response: unknown) => unknown
    return Response.json(typeof body === 'function' ? change(own) : body)
  }

  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    underWay++
    sent++
    if (request.headers.get('Content-Type') === 'application/json')
      bodies.push({ path: pathname, body: await request.clone().json() })
    try {
      const response = await responseTo(request, decodeURI(pathname + search))
      await gateOf(pathname + search)
      return response
    } finally {
      underWay--
    }
  })

  return {
    ...site,
    requestsOf: (part) =>
      site
        .requests()
        .map(({ path }) => path)
        .filter((path) => path.includes(part)),
    requestCount: () => sent,
    bodies: (part) => bodies.filter(({ path }) => path.includes(part)).map(({ body }) => body),
    hold(part) {
      let release = (): void => undefined
      const hold = { part, open: new Promise<void>((resolve) => (release = resolve)) }
      holds.push(hold)
      return () => {
        holds.splice(holds.indexOf(hold), 1)
        release()
      }
    },
    respondWith: (part, body) => overrides.push({ part, body }),
    async settled() {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
        await turn()
        if (underWay > 0) quiet = -1
      }
    },
  }
}
