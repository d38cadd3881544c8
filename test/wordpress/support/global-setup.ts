import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { startWordpressDemo } from '../../../scripts/wordpress/serve/start-demo.ts'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeWhole, listenOn } from '../../../demo/listening.ts'
import { runInWordpress, type Php } from '../../../scripts/wordpress/php/php.ts'

/**
 * Runs PHP inside the site for the workers, which are other processes than the one that started it:
 * PHP in WebAssembly lives in that one alone.
 */
async function serveControl(php: Php): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    text(request)
      .then((code) => runInWordpress(php, code))
      .then(
        (printed) => response.end(printed),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  const port = await listenOn(server, 0)
  return { url: `http://127.0.0.1:${port}/`, close: () => closeWhole(server) }
}

/** Environment variable with the sites, one per worker. */
export const SITES_ENVIRONMENT = 'WORDPRESS_E2E_SITES'

/** What a worker needs to know about its site. */
export interface StartedSite {
  /** Without a trailing slash. */
  readonly url: string
  readonly folder: string
  /** Origin of the content site, with a trailing slash. */
  readonly contentSite: string
  /** Runs PHP inside the site (`serveControl`). */
  readonly control: string
}

/** Starts a WordPress with the zip of the current plugin, with its add-ons, and the content site. */
async function startSite(folder: string, stack: AsyncDisposableStack): Promise<StartedSite> {
  const demo = await startWordpressDemo({
    folder: join(folder, 'site'),
    port: await freePort(),
    contentSite: { control: true, storage: join(folder, 'content-site') },
  })
  stack.defer(demo.stop)
  const { site, url } = demo.wordpress
  const control = await serveControl(site.php)
  stack.defer(control.close)
  return { url, folder: site.folder, contentSite: demo.contentSite.url, control: control.url }
}

/** Starts a site for each worker, so that no test sees what another one changes at the same time. */
export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  await using stack = new AsyncDisposableStack()
  const storage = await mkdtemp(join(tmpdir(), 'wordpress-e2e-'))
  stack.defer(() => rm(storage, { recursive: true, force: true }))
  const sites: StartedSite[] = []
  for (let worker = 0; worker < workers; worker += 1)
    sites.push(await startSite(join(storage, String(worker)), stack))
  process.env[SITES_ENVIRONMENT] = JSON.stringify(sites)
  const running = stack.move()
  return () => running.disposeAsync()
}
