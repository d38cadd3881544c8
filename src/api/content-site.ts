import ky, { type KyInstance } from 'ky'

/** The product's public content site, as one element talks to it (spec §7). */
export interface ContentSite {
  readonly http: KyInstance
  /** Root address, absolute, ending in '/'. */
  readonly root: string
  /** Told of entries left out of an answer. */
  readonly report: (message: string) => void
  readonly given: PrefetchedResponses
}

/** Answers that the page itself brought along, by path; each counts once, and is null from then on. */
export type PrefetchedResponses = Record<string, unknown>

export interface ContentSiteOptions {
  /** Root address of the site, absolute or relative to the page. */
  readonly root: string
  /** Milliseconds each attempt may take, from 1. */
  readonly timeout: number
  readonly report: (message: string) => void
  /** None by default. */
  readonly given?: PrefetchedResponses | undefined
}

/** Opens a content site. A GET that breaks or is refused is tried once more, but not after a timeout; a POST never. */
export function createContentSite({
  root,
  timeout,
  report,
  given = {},
}: ContentSiteOptions): ContentSite {
  const absolute = new URL(root.endsWith('/') ? root : `${root}/`, document.baseURI).href
  return {
    root: absolute,
    report,
    given,
    http: ky.create({
      prefix: absolute,
      timeout,
      retry: { limit: 1, methods: ['get'], backoffLimit: 1000 },
    }),
  }
}

/**
 * GET of a path below the root, as JSON; an answer that was given comes first, once. Throws ky's errors, or SyntaxError
 * for what is no JSON.
 */
export async function getJson(site: ContentSite, path: string): Promise<unknown> {
  const { given } = site
  const answer = given[path]
  if (!answer) return site.http.get(path).json()
  given[path] = null
  return answer
}

/** The absolute address of a picture; null for none or for what is no address. */
export function absoluteUrl(site: ContentSite, path: string | null): string | null {
  if (path === null) return null
  try {
    const address = new URL(path, site.root)
    return /^https?:$/.test(address.protocol) ? address.href : null
  } catch {
    return null
  }
}
