import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { withMariaDb } from '../install/maria-db.ts'
import { prepareSite, type Site } from '../install/prepare-site.ts'
import { freePort } from './free-port.ts'
import { serveNginx } from './serve-nginx.ts'

/** WordPress on a production-like stack: nginx, php-fpm, MariaDB, the plugin's zip and the content site. */
export interface ServedSite {
  readonly site: Site
  /** URL without a trailing slash. */
  readonly url: string
}

/** Runs a function with such a WordPress and deletes the site afterwards. */
export async function onServer<Result>(
  name: string,
  work: (served: ServedSite) => Promise<Result>,
): Promise<Result> {
  const zip = await makePluginZip()
  const folder = join(CACHE, 'sites', name)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  return await withMariaDb(async (database) => {
    const port = await freePort()
    const site = await prepareSite({ folder, port, database, plugin: 'none', fresh: true })
    await installDemo(site, zip, contentSite.url)
    const { url, stop } = await serveNginx(folder, port)
    try {
      return await work({ site, url })
    } finally {
      await stop()
    }
  })
}
