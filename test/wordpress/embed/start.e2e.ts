import { OTHER } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../../e2e/support/idle.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens the page with a stopped clock and its first picture held back. Returns a function that releases the picture. */
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

for (const [what, proceed] of Object.entries({
  'the first picture is loaded': async (page: Page, release: () => void) => {
    release()
    await expect(page.locator('cfg-configurator img').first()).toHaveJSProperty('complete', true)
    await page.clock.runFor(200)
  },
  'a second has passed': async (page: Page) => page.clock.runFor(1000),
}))
  test(`the script of the widget is not loaded until ${what}`, async ({ page, wordpress }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const release = await openWithoutPicture(page, wordpress.page)
    await expect(page.getByRole('heading', { level: 2, name: OTHER.model.model })).toBeVisible()
    expect(requested.filter((path) => path.endsWith('/first-paint/start.js'))).toHaveLength(1)
    expect(
      requested.filter((path) => path.includes('cfg-configurator/assets/') && path.endsWith('.js')),
    ).toEqual([])
    await proceed(page, release)
    await expect
      .poll(() => requested.some((path) => path.endsWith('/assets/configurator.js')))
      .toBe(true)
    release()
  })

test('the texts below the models stay in place while the widget replaces the printed page', async ({
  page,
  wordpress,
}) => {
  let start = (): void => undefined
  const isRead = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/configurator.js*', (route) => isRead.then(() => route.continue()))
  await page.goto(wordpress.page, { waitUntil: 'commit' })
  const widget = page.locator('cfg-configurator')
  await expect(widget.locator('article img').first()).toHaveJSProperty('complete', true)
  const seen = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const states = new Set<string>()
    const look = (): void => {
      const sections = document
        .querySelector('cfg-configurator')
        ?.shadowRoot?.querySelectorAll('section')
      const state = [...(sections ?? [])].map((each) => [
        each.textContent,
        each.getBoundingClientRect(),
      ])
      states.add(JSON.stringify(state))
      requestAnimationFrame(look)
    }
    look()
    return states
  })
  start()
  await expect(widget.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible()
  await expect(widget.locator('section')).toHaveCount(2)
  await untilIdle(page)
  const states = await seen.evaluate((all) => [...all])
  expect(states).toHaveLength(1)
  expect(states[0]).toContain('Menções legais')
})

for (const [form, width, count] of [
  ['phone', 390, 1],
  ['desktop', 1280, 9],
] as const)
  test(`a ${form} requests ${count} of the printed pictures before the script is loaded`, async ({
    page,
    wordpress,
  }) => {
    await page.setViewportSize({ width, height: 2400 })
    await page.route('**/assets/configurator.js*', (route) => route.abort())
    const pictures = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('/poster.avif')) pictures.add(request.url())
    })
    await page.goto(wordpress.page)
    await expect(page.locator('cfg-configurator article img').first()).toHaveJSProperty(
      'complete',
      true,
    )
    await untilIdle(page)
    expect(pictures.size).toBe(count)
  })
