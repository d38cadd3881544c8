import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { entryKey, HASHED_FILE, preloadFiles, readManifest, WIDGET_FOLDER } from './built-widget.ts'
import { compressing } from './compress.ts'
import { createContentSite, type ContentSite } from './content-site/handle.ts'
import { isSitePath, toListener } from './content-site/node-adapter.ts'
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
  withLanguages,
  type BuiltFiles,
  type DemoPage,
} from './page.ts'
import { createPreviewPictures, PREVIEW_PATH } from './share-preview/preview-pictures.ts'
import { pagePreview, withPreviewTags } from './share-preview/preview-tags.ts'
import { firstCar, sharedCars } from './share-preview/shared-cars.ts'

/** Options of the demo server. */
interface ServerOptions {
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

const FOREVER = 'public, max-age=31536000, immutable'

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

interface Served {
  readonly pages: ReadonlyMap<DemoPage, string>
  readonly widget: URL
  readonly site: ContentSite['shared']
  /** The server's own origin, with a trailing slash. The Host header of a request could be anyone's. */
  readonly origin: () => string
}

/** Everything but the content site: pages with the preview of the car that they name, files, pictures for previews. */
function demoApp({ pages, widget, site, origin }: Served): Hono {
  const previews = createPreviewPictures(site)
  const app = new Hono()
  app.use(etag())
  app.use(async (context, next) => {
    await next()
    const { pathname } = new URL(context.req.url)
    const isVersioned = (pathname.startsWith(ASSET_PATH) ? HASHED_FILE : VERSIONED_FILE).test(
      pathname,
    )
    context.header('Cache-Control', isVersioned ? FOREVER : 'no-cache')
    context.header('X-Content-Type-Options', 'nosniff')
    if (pathname.endsWith('.speculationrules'))
      context.header('Content-Type', 'application/speculationrules+json')
  })

  app.get('/', (context) => context.redirect(PAGE_PATH))
  app.use(
    `${ASSET_PATH}*`,
    serveStatic({
      root: fileURLToPath(widget),
      rewriteRequestPath: (path) => path.slice(ASSET_PATH.length),
      precompressed: true,
    }),
  )
  app.use(serveStatic({ root: fileURLToPath(PUBLIC_FOLDER) }))
  app.get('*', async (context, next) => {
    const { pathname, search, searchParams } = new URL(context.req.url)
    const page = demoPageAt(pathname)
    if (page === null) {
      await next()
      return undefined
    }
    const plain = pageFor(pages.get(page) ?? '', pathname + search)
    const cars = await sharedCars(site, pathname.slice(page.path.length - 1), searchParams)
    const told = cars ?? pagePreview(plain, firstCar(site))
    const html = withLanguages(
      withPreviewTags(plain, new URL(page.path, origin()).href, told),
      page,
      origin(),
    )
    return context.html(html, 200, {
      'Content-Security-Policy': contentSecurityPolicy(html),
      ...(page.path === PAGE_PATH ? {} : SPECULATION_RULES),
    })
  })
  app.get(`${PREVIEW_PATH}*`, async (context, next) => {
    const jpeg = await previews.read(new URL(context.req.url).pathname)
    if (jpeg) return context.body(new Uint8Array(jpeg), 200, { 'Content-Type': 'image/jpeg' })
    await next()
    return undefined
  })
  app.get('*', async (context, next) => {
    const text = await documentationAt(context.req.path).catch(() => null)
    if (text === null) {
      await next()
      return undefined
    }
    const type = context.req.path.endsWith('.md') ? 'markdown' : 'plain'
    return context.body(text, 200, { 'Content-Type': `text/${type}; charset=utf-8` })
  })
  app.notFound((context) => context.text('Not found\n', 404))
  return app
}

/**
 * Serves the demo page with the built widget and the demo content site on one loopback port.
 * Rejects when the widget is not built, the host is not loopback, or the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<DemoServer> {
  const { host = '127.0.0.1', widget = WIDGET_FOLDER } = options
  if (!LOOPBACK.has(host)) throw new Error(`HOST must be a loopback address, not ${host}`)
  const pages = await readPages(widget)
  const site = createContentSite(options.site)
  let url = ''
  const app = demoApp({ pages, widget, site: site.shared, origin: () => url })
  const answer = compressing(async (request, bindings) =>
    isSitePath(new URL(request.url).pathname)
      ? site.handle(request, bindings)
      : app.fetch(request, bindings),
  )
  const server = createServer(toListener(answer))
  const port = await listenOn(server, options.port, host)
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
  return {
    site,
    url,
    close: () => closeWhole(server),
  }
}
