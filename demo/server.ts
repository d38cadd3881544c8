import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { entryKey, HASHED_FILE, preloadFiles, readManifest, WIDGET_FOLDER } from './built-widget.ts'
import { compressing } from './compress.ts'
import { createContentSite, type ContentSite } from './content-site/handle.ts'
import { isSitePath, toNodeHandler } from './content-site/node-adapter.ts'
import type { ContentSiteOptions } from './content-site/options.ts'
import { closeWhole, listenOn } from './listening.ts'
import {
  ASSET_PATH,
  builtPage,
  CONTENT_SECURITY_POLICY,
  demoPageAt,
  PAGE_PATH,
  pageFile,
  pageFor,
  PAGES,
  pathOf,
  type DemoPage,
} from './page.ts'
import { readStaticFiles, sendFile } from './static-files.ts'

/** Options of the demo server. */
export interface ServerOptions {
  /** Port 0 takes any free port. */
  readonly port: number
  /** Loopback address; missing uses 127.0.0.1. */
  readonly host?: string
  /** Content site behind the page; missing uses the fictional maker's own. */
  readonly site?: ContentSiteOptions
  /** Folder of the built widget; missing uses `dist/widget`. */
  readonly widget?: URL
}

/** A running demo server. */
export interface DemoServer {
  /** Origin with a trailing slash. */
  readonly url: string
  readonly site: ContentSite
  readonly close: () => Promise<void>
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

async function readPages(widget: URL): Promise<ReadonlyMap<DemoPage, string>> {
  const manifest = readManifest(widget)
  const entry = manifest[entryKey(manifest)]?.file ?? ''
  return new Map(
    await Promise.all(
      PAGES.map(async (page): Promise<[DemoPage, string]> => {
        const html = await readFile(pageFile(page), 'utf8')
        return [page, builtPage(html, entry, preloadFiles(manifest))]
      }),
    ),
  )
}

function sendPage(request: IncomingMessage, response: ServerResponse, html: string): void {
  const page = Buffer.from(pageFor(html, request.url))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'cache-control': 'no-cache',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

/**
 * Serves the demo page with the built widget and the demo content site on one loopback port.
 * Rejects when the widget is not built, the host is not loopback, or the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<DemoServer> {
  const { host = '127.0.0.1', widget = WIDGET_FOLDER } = options
  if (!LOOPBACK.has(host)) throw new Error(`HOST must be a loopback address, not ${host}`)
  const [pages, assets, publicFiles] = await Promise.all([
    readPages(widget),
    readStaticFiles(widget, HASHED_FILE),
    readStaticFiles(new URL('./public/', import.meta.url)),
  ])
  const site = createContentSite(options.site)
  const answer = toNodeHandler(compressing(site.handle))

  const server = createServer((request, response) => {
    const pathname = pathOf(request.url)
    const notFound = (): void => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
    }
    if (isSitePath(pathname)) {
      answer(request, response)
      return
    }
    const file = pathname.startsWith(ASSET_PATH)
      ? assets.get(pathname.slice(ASSET_PATH.length))
      : publicFiles.get(pathname.slice(1))
    const page = demoPageAt(pathname)
    if (file !== undefined) sendFile(request, response, file)
    else if (page !== null) sendPage(request, response, pages.get(page) ?? '')
    else if (pathname === '/') response.writeHead(302, { location: PAGE_PATH }).end()
    else notFound()
  })
  const port = await listenOn(server, options.port, host)
  return {
    site,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    close: () => closeWhole(server),
  }
}
