import { mkdtemp, rm } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import type { LoggedRequest } from '../../../demo/content-site/request-log.ts'
import { startContentSite, type ContentSiteServer } from '../../../demo/content-site-server.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { runInWordpress, phpValue } from '../../../scripts/wordpress/php/php.ts'
import { startWordpress, type Wordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'

/** A WordPress with a gateway to a content site that can be made to fail. */
export interface GatewaySite {
  /** Origin of the WordPress, without a closing slash. */
  readonly origin: string
  /** Folder of the WordPress. */
  readonly folder: string
  /** Address of the content site. */
  readonly contentSite: string
  /** Address of the configurator's page. */
  readonly home: string
  readonly setFaults: (...faults: readonly Fault[]) => void
  /** Requests that the content site has received since the test began, oldest first. */
  readonly requests: () => readonly LoggedRequest[]
  /** Sets the content site's address. */
  readonly setContentSite: (address: string) => Promise<void>
  /** Requests a path unchanged, which `fetch` would normalise. */
  readonly requestRaw: (path: string) => Promise<number>
}

interface Servers {
  readonly wordpress: Wordpress
  readonly contentSite: ContentSiteServer
}

export const test = base.extend<{ gateway: GatewaySite }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const storage = await mkdtemp(join(tmpdir(), 'gateway-'))
      const folder = join(storage, 'site')
      const contentSite = await startContentSite(0, { storage, control: true })
      const wordpress = await startWordpress({
        folder,
        port: await freePort(),
        fresh: true,
        addOns: ['gateway'],
      })
      await use({ wordpress, contentSite })
      await wordpress.stop()
      await contentSite.close()
      await rm(storage, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  gateway: async ({ servers }, use) => {
    const { wordpress, contentSite } = servers
    const address = contentSite.url
    const setContentSite = async (to: string): Promise<void> => {
      const code = `$set = (array) get_option( 'cfg_configurator_settings', array() );
        update_option( 'cfg_configurator_settings', array( 'content_site' => ${phpValue(to)} ) + $set );
        $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '\\_transient%cfg\\_configurator\\_%'" );`
      await runInWordpress(wordpress.site.php, code)
    }
    // Clears the faults and the log of requests.
    await fetch(new URL('/__faults', address), { method: 'DELETE' })
    await setContentSite(address)
    await use({
      origin: wordpress.url,
      folder: wordpress.site.folder,
      contentSite: address,
      home: `${wordpress.url}/configurador/`,
      setFaults: (...faults) => contentSite.site.setFaults(faults),
      requests: () => contentSite.site.requests(),
      setContentSite,
      requestRaw: (path) =>
        new Promise((resolve, reject) => {
          const { hostname, port: at } = new URL(wordpress.url)
          rawRequest({ hostname, port: at, path }, (response) => {
            response.resume()
            response.on('end', () => resolve(response.statusCode ?? 0))
          })
            .on('error', reject)
            .end()
        }),
    })
    contentSite.site.setFaults([])
  },
})

export { expect } from '@playwright/test'
