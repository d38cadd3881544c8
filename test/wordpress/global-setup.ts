import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/wordpress/serve/free-port.ts'
import { startWordpressDemo } from '../../scripts/wordpress/serve/start-demo.ts'
import { serveControl } from './control.ts'

/** Environment variable with the site that is started once for all workers. */
export const SITE_ENVIRONMENT = 'WORDPRESS_E2E_SITE'

/** A WordPress with the zip of what is written now, and the content site behind its gateway. */
export default async function startSite(): Promise<() => Promise<void>> {
  const storage = await mkdtemp(join(tmpdir(), 'wordpress-e2e-'))
  const demo = await startWordpressDemo({
    folder: join(storage, 'site'),
    port: await freePort(),
    contentSite: { control: true, storage: join(storage, 'content-site') },
  })
  const { site, url } = demo.wordpress
  const control = await serveControl(site.php)
  process.env[SITE_ENVIRONMENT] = JSON.stringify({
    url,
    folder: site.folder,
    contentSite: demo.contentSite.url,
    control: control.url,
  })
  return async () => {
    await Promise.all([control.close(), demo.stop()])
    await rm(storage, { recursive: true, force: true })
  }
}
