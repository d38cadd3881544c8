import { readFile } from 'node:fs/promises'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { isSitePath } from './content-site/node-adapter.ts'
import { demoPageAt, PAGE_PATH, pageFile, pageFor, pathOf } from './page.ts'

// Imported when the development server starts, so that builds do not load the content site.
async function loadContentSite(server: ViteDevServer): Promise<Connect.NextHandleFunction> {
  const load = (file: string) => server.ssrLoadModule(`/demo/content-site/${file}`)
  const { createContentSite } = (await load(
    'handle.ts',
  )) as typeof import('./content-site/handle.ts')
  const { faultsFromEnvironment } = (await load(
    'faults/parse-faults.ts',
  )) as typeof import('./content-site/faults/parse-faults.ts')
  const { toNodeHandler } = (await load(
    'node-adapter.ts',
  )) as typeof import('./content-site/node-adapter.ts')
  const site = createContentSite({ faults: faultsFromEnvironment(), control: true })
  return toNodeHandler(site.handle)
}

/** Vite plugin that serves the demo page and the demo content site in development. */
export function contentSite(): Plugin {
  return {
    name: 'demo-content-site',
    apply: 'serve',
    configureServer(server) {
      const site = loadContentSite(server)
      site.catch(() => {})
      server.middlewares.use((request, response, next) => {
        const pathname = pathOf(request.url)
        const page = demoPageAt(pathname)
        if (isSitePath(pathname)) {
          site.then((answer) => answer(request, response, next)).catch(next)
        } else if (pathname === '/') {
          response.writeHead(302, { location: PAGE_PATH }).end()
        } else if (page !== null) {
          readFile(pageFile(page), 'utf8')
            .then((html) => pageFor(html, request.url))
            .then((html) => server.transformIndexHtml(`/demo/${page.name}`, html))
            .then((html) =>
              response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
            )
            .catch(next)
        } else {
          next()
        }
      })
    },
  }
}
