import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The page as it is before its first picture has come, on a clock that stands; and how to let the picture come. */
async function openWithoutPicture(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/poster.avif', (route) => released.then(() => route.continue()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const started = page.waitForResponse('**/first-paint/start.js*')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await (await started).finished()
  return release
}

for (const [what, goOn] of Object.entries({
  'its first picture has come': async (page: Page, release: () => void) => {
    release()
    await expect(page.locator('cfg-configurator img').first()).toHaveJSProperty('complete', true)
    await page.clock.runFor(200)
  },
  'a second has gone by': async (page: Page) => page.clock.runFor(1000),
}))
  test(`the script waits until ${what}`, async ({ page, wordpress }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await openWithoutPicture(page, wordpress.page)
    await expect(page.getByRole('heading', { level: 2, name: 'Pardal' })).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/first-paint/start.js'))).toHaveLength(1)
    expect(
      asked.filter((path) => path.includes('cfg-configurator/assets/') && path.endsWith('.js')),
    ).toEqual([])
    await goOn(page, release)
    await expect
      .poll(() => asked.some((path) => path.endsWith('/assets/configurator.js')))
      .toBe(true)
    release()
  })
