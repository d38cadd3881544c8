import { createServer } from 'node:http'
import { createContentSite, type ContentSite } from './content-site/handle.ts'
import { toNodeHandler } from './content-site/node-adapter.ts'
import type { ContentSiteOptions } from './content-site/options.ts'
import { closeWhole, listenOn } from './listening.ts'

/** The content site on its own port, without the demo page. */
export interface ContentSiteServer {
  /** Origin with a trailing slash. */
  readonly url: string
  readonly site: ContentSite
  readonly close: () => Promise<void>
}

/** Serves the demo content site on a loopback port. Port 0 takes any free port. */
export async function startContentSite(
  port: number,
  options: ContentSiteOptions = {},
): Promise<ContentSiteServer> {
  const site = createContentSite(options)
  const server = createServer(toNodeHandler(site.handle))
  const listening = await listenOn(server, port)
  return { site, url: `http://127.0.0.1:${listening}/`, close: () => closeWhole(server) }
}
