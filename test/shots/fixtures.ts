import { join } from 'node:path'
import { test as base } from '../e2e/support/fixtures.ts'
import { configuratorPage, type ConfiguratorPage } from '../e2e/support/configurator-page.ts'

/** Where the pictures are written. */
const FOLDER = 'shots'

interface Shots {
  readonly configurator: ConfiguratorPage
  /** Takes a picture of what fits the screen, and one of the whole page. */
  readonly shoot: (name: string) => Promise<void>
  /** Clicks a button, takes a picture of the dialog that it opens, and closes the dialog. */
  readonly shootOpened: (opener: string | RegExp, name: string) => Promise<void>
  /** Makes the calls whose path contains a word answer with a status and body; null never answers. */
  readonly answer: (path: string, status: number | null, body?: string) => Promise<void>
}

/** A test takes pictures; errors of the page, which some states cause, do not fail it. */
export const test = base.extend<Shots>({
  pageErrors: async ({}, use) => {
    await use({ allow: () => {}, found: () => [] })
  },

  configurator: async ({ page, site }, use) => {
    await use(configuratorPage(page, site.url))
  },

  shoot: async ({ page, viewport }, use) => {
    await use(async (name) => {
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(250)
      const file = join(FOLDER, `${name}-${viewport?.width}`)
      await page.screenshot({ path: `${file}-fold.png` })
      await page.screenshot({ path: `${file}.png`, fullPage: true })
      console.log(`${file}.png`)
    })
  },

  shootOpened: async ({ page, shoot, configurator }, use) => {
    await use(async (opener, name) => {
      await page.getByRole('button', { name: opener }).first().click()
      await configurator.dialog.first().waitFor()
      await shoot(name)
      await page.keyboard.press('Escape')
    })
  },

  answer: async ({ page }, use) => {
    await use(async (path, status, body = '') => {
      await page.route(
        (url) => url.pathname.includes(path),
        (route) =>
          status === null
            ? undefined
            : route.fulfill({ status, contentType: 'application/json', body }),
      )
    })
  },
})
