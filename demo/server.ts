import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { entryKey, HASHED_FILE, preloadFiles, readManifest, WIDGET_FOLDER } from './built-widget.ts'
import { compressing } from './compress.ts'
import { createContentSite, type ContentSite } from './content-site/handle.ts'
import { isSitePath, toNodeHandler } from './content-site/node-adapter.ts'
import type { ContentSiteOptions } from './content-site/options.ts'
import {
  ASSET_PATH,
  builtPage,
  CONTENT_SECURITY_POLICY,
  isDemoPagePath,
  PAGE_FILE,
  PAGE_PATH,
  pathOf,
} from './page.ts'
import { readStaticFiles, sendFile } from './static-files.ts'

/** How the demo server runs. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** A loopback address; missing gives 127.0.0.1. */
  readonly host?: string
  /** The content site behind the page; missing gives the fictional maker's own. */
  readonly site?: ContentSiteOptions
  /** Folder of the built widget; missing gives `dist/widget`. */
  readonly widget?: URL
}

/** A demo server that listens. */
export interface DemoServer {
  /** Origin with a closing slash. */
  readonly url: string
  readonly site: ContentSite
  readonly close: () => Promise<void>
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

async function readPage(widget: URL): Promise<Buffer> {
  const manifest = readManifest(widget)
  const entry = manifest[entryKey(manifest)]?.file ?? ''
  return Buffer.from(builtPage(await readFile(PAGE_FILE, 'utf8'), entry, preloadFiles(manifest)))
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'cache-control': 'no-cache',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * Serves the demo page with the built widget and the demo content site on one loopback port.
 * Rejects where the widget is not built, the host is not loopback or the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<DemoServer> {
  const { host = '127.0.0.1', widget = WIDGET_FOLDER } = options
  if (!LOOPBACK.has(host)) throw new Error(`HOST must be a loopback address, not ${host}`)
  const [page, assets, publicFiles] = await Promise.all([
    readPage(widget),
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
    if (file !== undefined) sendFile(request, response, file)
    else if (isDemoPagePath(pathname)) sendPage(request, response, page)
    else if (pathname === '/') response.writeHead(302, { location: PAGE_PATH }).end()
    else notFound()
  })
  await listen(server, options.port, host)
  const { port } = server.address() as AddressInfo
  return {
    site,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
