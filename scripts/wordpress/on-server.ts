import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePluginZip } from '../plugin-zip.ts'
import { startContentSite } from './content-site-server.ts'
import { CACHE } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { installDemo } from './install-demo.ts'
import { withMariaDb } from './maria-db.ts'
import { prepareSite, type Site } from './prepare-site.ts'
import { serveNginx } from './serve-nginx.ts'

/** A WordPress as a host serves it: nginx, php-fpm, MariaDB, the plugin's zip, the content site behind it. */
export interface ServedSite {
  readonly site: Site
  /** Without a closing slash. */
  readonly url: string
}

/** Runs work on such a WordPress; all of it is gone afterwards. */
export async function onServer<Result>(
  name: string,
  work: (served: ServedSite) => Promise<Result>,
): Promise<Result> {
  const zip = await makePluginZip()
  const folder = join(CACHE, 'sites', name)
  const contentSite = await startContentSite(0)
  try {
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
  } finally {
    await contentSite.close()
    await rm(folder, { recursive: true, force: true })
  }
}
