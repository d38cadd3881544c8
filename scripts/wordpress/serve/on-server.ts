import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { withMariaDb } from '../install/maria-db.ts'
import { prepareSite, type Site, type SiteOptions } from '../install/prepare-site.ts'
import { serveNginx } from './serve-nginx.ts'

/**
 * Runs a function with a WordPress on a production-like stack: nginx, php-fpm, MariaDB, the plugin's
 * zip and the content site. Deletes the site afterwards.
 * @param options `https` serves HTTP/2, `http` HTTP/1.1.
 */
export async function onServer<Result>(
  name: string,
  work: (site: Site) => Promise<Result>,
  { scheme = 'http' }: Pick<SiteOptions, 'scheme'> = {},
): Promise<Result> {
  const zip = await makePluginZip()
  const folder = join(CACHE, 'sites', name)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  return await withMariaDb(async (database) => {
    const site = await prepareSite({ folder, database, scheme, plugin: 'none', fresh: true })
    await installDemo(site, zip, contentSite.url)
    await using _ = await serveNginx(folder, site.url)
    return await work(site)
  })
}
