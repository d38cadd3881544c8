import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { entryKey, HASHED_FILE, preloadFiles, readManifest, WIDGET_FOLDER } from './built-widget.ts'
import { compressing } from './compress.ts'
import { createContentSite, type ContentSite } from './content-site/handle.ts'
import { isSitePath, toNodeHandler } from './content-site/node-adapter.ts'
import type { ContentSiteOptions } from './content-site/options.ts'
import { documentationAt } from './documentation.ts'
import { closeWhole, listenOn } from './listening.ts'
import {
  ASSET_PATH,
  builtPage,
  contentSecurityPolicy,
  demoPageAt,
  PAGE_PATH,
  pageFile,
  pageFor,
  PAGES,
  pathOf,
  type BuiltFiles,
  type DemoPage,
} from './page.ts'
import { readStaticFiles, sendFile, staticFile, type StaticFile } from './static-files.ts'

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

const PUBLIC_FOLDER = new URL('./public/', import.meta.url)

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

/** A file whose name changes with its contents. */
const VERSIONED_FILE = /\.woff2$/

/** Tells browsers to prerender the configurator on pages that link to it. */
const SPECULATION_RULES = { 'speculation-rules': '"/prerender.speculationrules"' }

async function readPages(widget: URL): Promise<ReadonlyMap<DemoPage, string>> {
  const manifest = readManifest(widget)
  const files: BuiltFiles = {
    entry: manifest[entryKey(manifest)]?.file ?? '',
    chunks: preloadFiles(manifest),
    styleSheet: (name) => readFileSync(new URL(name, PUBLIC_FOLDER), 'utf8'),
  }
  return new Map(
    await Promise.all(
      PAGES.map(async (page): Promise<[DemoPage, string]> => {
        return [page, builtPage(await readFile(pageFile(page), 'utf8'), files)]
      }),
    ),
  )
}

/** Sends the version of a page for the request's URL. */
function createPageSender(pages: ReadonlyMap<DemoPage, string>) {
  const files = new Map<string, StaticFile>()
  return (request: IncomingMessage, response: ServerResponse, page: DemoPage): void => {
    const html = pageFor(pages.get(page) ?? '', request.url)
    const file = files.get(html) ?? staticFile('.html', Buffer.from(html))
    files.set(html, file)
    sendFile(request, response, file, {
      'content-security-policy': contentSecurityPolicy(html),
      ...(page.path === PAGE_PATH ? {} : SPECULATION_RULES),
    })
  }
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
    readStaticFiles(PUBLIC_FOLDER, VERSIONED_FILE),
  ])
  const sendPage = createPageSender(pages)
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
    else if (page !== null) sendPage(request, response, page)
    else if (pathname === '/') response.writeHead(302, { location: PAGE_PATH }).end()
    else
      void documentationAt(pathname)
        .catch(() => null)
        .then((document) => (document ? sendFile(request, response, document) : notFound()))
  })
  const port = await listenOn(server, options.port, host)
  return {
    site,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    close: () => closeWhole(server),
  }
}
