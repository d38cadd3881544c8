import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { startWordpress, type Wordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'
import { logIn, test as base } from './fixtures.ts'

/** End-to-end tests on a WordPress of their own that never saw the plugin. */
export const test = base.extend<{ bare: Wordpress }>({
  bare: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wordpress-bare-'))
    const bare = await startWordpress({ folder, port: await freePort(), plugin: 'none' })
    await use(bare)
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  },
})

/** Uploads a zip of a plugin and activates it, as somebody who is logged in. */
export async function uploadPlugin(page: Page, { url }: Wordpress, zip: string): Promise<void> {
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`)
  await page.locator('#pluginzip').setInputFiles(zip)
  await page.locator('#install-plugin-submit').click()
  await page.getByRole('link', { name: /Activate Plugin/ }).click()
}

/** The same for the plugin, after logging in. */
export async function installByUpload(page: Page, site: Wordpress, zip: string): Promise<void> {
  await logIn(page, site.url)
  await uploadPlugin(page, site, zip)
}
