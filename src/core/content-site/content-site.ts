import ky, { type AfterResponseHook } from 'ky'
import { readList, requireWire, type Wire } from './wire.ts'

/** One element's client for the public content site (spec §7). */
export type ContentSite = Readonly<ReturnType<typeof createContentSite>>

/** Responses prefetched into the page, by path. Each is used once and then set to null. */
export type PrefetchedResponses = Record<string, unknown>

/**
 * Creates a client. A failed GET is retried once, but not after a timeout; a body that breaks off is a failure too. A POST
 * is not retried, unless its call says so. A call takes at most one and a half times the timeout, whatever a server asks for with
 * `Retry-After`.
 * @param root May be relative to the page.
 * @param timeout That of an attempt, in milliseconds, at least 1.
 * @param report Called for each entry skipped in a response.
 */
export function createContentSite({
  root,
  timeout,
  report,
  prefetched = {},
}: {
  readonly root: string
  readonly timeout: number
  readonly report: (message: string) => void
  readonly prefetched?: PrefetchedResponses | undefined
}) {
  const absolute = new URL(root.replace(/\/?$/, '/'), document.baseURI).href
  return {
    /** Absolute, ending in '/'. */
    root: absolute,
    report,
    prefetched,
    /** Resolved URLs by path. The versions of a model repeat most of their pictures. */
    addresses: new Map<string, string | null>(),
    http: ky.create({
      prefix: absolute,
      timeout,
      totalTimeout: timeout * 1.5,
      retry: { limit: 1, methods: ['get'], backoffLimit: 1000, maxRetryAfter: timeout / 4 },
      hooks: { afterResponse: [retryBrokenBody] },
    }),
  }
}

/** Reads a copy of a body: ky itself retries only what fails before the body. */
const retryBrokenBody: AfterResponseHook = async ({ request, response, retryCount }) => {
  if (request.method !== 'GET' || retryCount > 0) return
  try {
    await response.text()
  } catch {
    return ky.retry()
  }
}

/**
 * GETs JSON from one of the configurator's calls, such as 'config_simul'. A prefetched response is used first, once.
 * Throws ky's errors, or a SyntaxError for invalid JSON.
 * @param values Arguments after its name; '' where the address ends in a slash (spec §7).
 */
export async function getJson(
  { http, prefetched }: ContentSite,
  call: string,
  ...values: readonly (string | number)[]
): Promise<unknown> {
  const path = `wp-json/cfg/${[call, ...values.map(encodeURIComponent)].join('/')}`
  const response = prefetched[path]
  if (!response) return http.get(path).json()
  prefetched[path] = null
  return response
}

/** GETs an object. Throws as `getJson` and `requireWire`. */
export async function getWire(
  site: ContentSite,
  call: string,
  ...values: readonly (string | number)[]
): Promise<Wire> {
  return requireWire(await getJson(site, call, ...values), call)
}

/** GETs a list, of one model or of all. Throws as `getJson` and `readList`. */
export async function getList<Item>(
  site: ContentSite,
  call: string,
  read: (entry: Wire) => Item | null,
  modelId = '',
): Promise<readonly Item[]> {
  return readList(await getJson(site, call, modelId), call, read, site.report)
}

/** GET backOffice (docs/content-api.md), in wire format: its fields are read where they are shown. */
export async function fetchBackOffice(site: ContentSite): Promise<Wire> {
  return getWire(site, 'backOffice', '')
}

/** Resolves a path to an absolute http(s) URL. Null if it is missing or invalid. */
export function absoluteUrl({ root, addresses }: ContentSite, path: string | null): string | null {
  if (path === null) return null
  if (!addresses.has(path)) addresses.set(path, webUrl(path, root))
  return addresses.get(path) ?? null
}

/** Resolves a URL. Null if it is invalid or not http(s). */
export function webUrl(url: string, base: string): string | null {
  try {
    const { protocol, href } = new URL(url, base)
    return /^https?:$/.test(protocol) ? href : null
  } catch {
    return null
  }
}
