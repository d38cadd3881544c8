import type { Locator, Page } from '@playwright/test'
import { axeOn } from '../../e2e/support/axe.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'

export const OPTION = 'cfg_configurator_settings'

/** Slugs of the tabs of the plugin and its add-ons. */
export const tabsOf = ({ read }: WordpressSite): Promise<string[]> =>
  read('array_keys( Cfg_Configurator\\Settings\\Settings::tabs() )')

export const addressOf = ({ url }: WordpressSite, tab: string): string =>
  `${url}/wp-admin/admin.php?page=cfg-configurator&tab=${tab}`

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Guardar alterações' }).click()

export const setting = (wordpress: WordpressSite, key: string): Promise<unknown> =>
  wordpress.read(`Cfg_Configurator\\Settings\\Settings::all()['${key}'] ?? null`)

/** Id of WordPress's notice that all was saved. */
export const SAVED = 'setting-error-settings_updated'

/** The notice that reports the result. */
export const result = (page: Page): Locator => page.locator('.cfg-configurator-settings > .notice')

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The page in the preview has its own tests.
  const settings = (await axeOn(page))
    .include('#wpbody-content')
    .exclude('.cfg-configurator-preview iframe')
  const { violations } = await settings.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((n) => n.target) }))
  expect(found, what).toEqual([])
}

/** Presses Tab until the element has the focus; fails where it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** What each end-to-end test changes in the settings is put back after it. */
export function keepSettings(): void {
  let before = ''
  test.beforeEach(async ({ wordpress }) => {
    before = await wordpress.run(`echo wp_json_encode( get_option( '${OPTION}' ) );`)
  })
  test.afterEach(async ({ wordpress }) => {
    const encoded = Buffer.from(before).toString('base64')
    await wordpress.run(
      `update_option( '${OPTION}', json_decode( base64_decode( '${encoded}' ), true ) );`,
    )
  })
}
