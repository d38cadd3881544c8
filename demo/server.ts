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
import { createPreviewPictures, PREVIEW_PATH } from './share-preview/preview-pictures.ts'
import { withPreviewTags } from './share-preview/preview-tags.ts'
import { sharedCars, type SharedSite } from './share-preview/shared-cars.ts'
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

/** Closes the connection when a response cannot be made. */
function endOnError(response: ServerResponse, sent: Promise<void>): void {
  sent.catch((error: unknown) => {
    response.destroy(error instanceof Error ? error : undefined)
  })
}

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

/** Versions of pages kept in memory. Each has been compressed, which takes longer than all the rest. */
const MAX_VERSIONS = 200

/** Sends the version of a page for the request's URL, with the preview of the car that it names. */
function createPageSender(pages: ReadonlyMap<DemoPage, string>, site: SharedSite) {
  const files = new Map<string, StaticFile>()
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { page, origin }: { readonly page: DemoPage; readonly origin: string },
  ): Promise<void> => {
    const plain = pageFor(pages.get(page) ?? '', request.url)
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const cars = await sharedCars(site, pathname.slice(page.path.length - 1), searchParams)
    const html = cars ? withPreviewTags(plain, new URL(page.path, origin).href, cars) : plain
    const file = files.get(html) ?? staticFile('.html', Buffer.from(html))
    if (files.size >= MAX_VERSIONS) files.clear()
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
  const site = createContentSite(options.site)
  const sendPage = createPageSender(pages, site.shared)
  const previews = createPreviewPictures(site.shared)
  const answer = toNodeHandler(compressing(site.handle))

  let url = ''
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
    else if (page !== null) endOnError(response, sendPage(request, response, { page, origin: url }))
    else if (pathname.startsWith(PREVIEW_PATH)) {
      const sent = previews.read(pathname).then((jpeg) => {
        if (jpeg) sendFile(request, response, staticFile('.jpg', jpeg))
        else notFound()
      })
      endOnError(response, sent)
    } else if (pathname === '/') response.writeHead(302, { location: PAGE_PATH }).end()
    else {
      const sent = documentationAt(pathname)
        .catch(() => null)
        .then((document) => (document ? sendFile(request, response, document) : notFound()))
      endOnError(response, sent)
    }
  })
  const port = await listenOn(server, options.port, host)
  // Previews need whole addresses. The Host header of a request could be anyone's.
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
  return {
    site,
    url,
    close: () => closeWhole(server),
  }
}
