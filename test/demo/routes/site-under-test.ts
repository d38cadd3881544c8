import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentSite } from '../../../demo/content-site/handle.ts'
import type { ContentSiteOptions } from '../../../demo/content-site/options.ts'

/** A content site with a storage folder of its own, and short ways to send it requests. */
export function siteUnderTest(options: ContentSiteOptions = {}) {
  const storage = mkdtempSync(join(tmpdir(), 'content-site-'))
  const site = createContentSite({ storage, ...options })
  const request = (path: string, init?: RequestInit): Promise<Response> =>
    site.handle(new Request(`http://site.test${path}`, init))
  return {
    ...site,
    storage,
    request,
    /** The parsed body of a GET that must succeed. */
    read: async <T>(path: string, init?: RequestInit): Promise<T> => {
      const response = await request(path, init)
      if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`)
      return (await response.json()) as T
    },
  }
}
