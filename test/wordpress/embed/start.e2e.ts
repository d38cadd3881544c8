import { OTHER } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../../e2e/support/idle.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** End of the URLs of the models' pictures. */
const PICTURE = '/poster.avif'

/** The prefetched responses. */
const DATA = '/uploads/cfg-configurator/first-view-'

/** The list of models in the catalogue's files. */
const LIST = /\/catalogue-lstModels-\w+\.json$/

/** Opens the page with a stopped clock and its first picture held back. Returns a function that releases the picture. */
async function openWithoutPicture(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.avif$/, (route) => released.then(() => route.continue()))
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

test('a model that is chosen before the widget has started is chosen in it, without another page', async ({
  page,
  wordpress,
}) => {
  let start = (): void => undefined
  const isChosen = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/configurator.js*', (route) => isChosen.then(() => route.continue()))
  await page.goto(wordpress.page, { waitUntil: 'commit' })
  // The script that keeps the choice requests the widget's code.
  await expect(page.locator('head > link[rel="modulepreload"]')).not.toHaveCount(0)
  await page.getByRole('link', { name: `Selecionar ${OTHER.model.model}` }).click()
  const pages = await page.evaluate(() => history.length)
  start()
  await expect(page.getByRole('heading', { level: 1, name: OTHER.model.model })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(pages + 1)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible()
})

test('the code of the widget is evaluated when the browser is idle, or once the visitor points at the list', async ({
  page,
  wordpress,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const app = page.waitForResponse(/\/assets\/react-[^/]+\.js/)
  const data = page.waitForResponse(`**${DATA}*`)
  await page.goto(wordpress.page)
  for (const response of [app, data]) await (await response).finished()
  const isDefined = () => page.evaluate(() => customElements.get('cfg-configurator') !== undefined)
  // Long enough for what was loaded to be evaluated.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await isDefined()).toBe(false)
  await page.locator('cfg-configurator').hover({ position: { x: 20, y: 20 } })
  await expect.poll(isDefined).toBe(true)
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
      if (request.url().endsWith(PICTURE)) pictures.add(request.url())
    })
    await page.goto(wordpress.page)
    await expect(page.locator('cfg-configurator article img').first()).toHaveJSProperty(
      'complete',
      true,
    )
    await untilIdle(page)
    expect(pictures.size).toBe(count)
  })

/** Opens the page and waits until the widget has loaded the model list again. Returns all that was requested. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const repeated = page.waitForResponse(LIST)
  await page.goto(address)
  await (await repeated).finished()
  await untilIdle(page)
  return requested
}

test('the widget takes over with the responses of a file, loads the lists of the catalogue afterwards, and no picture twice', async ({
  page,
  wordpress,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  const requested = await requestsOf(page, wordpress.page)
  const calls = requested.filter((url) => LIST.test(url) || url.includes(DATA))
  expect(calls[0]).toContain(DATA)
  expect(calls.filter((url) => url.includes(DATA))).toHaveLength(1)
  expect(calls.findIndex((url) => LIST.test(url))).toBeGreaterThan(0)
  const pictures = requested.filter((url) => url.endsWith(PICTURE))
  expect(pictures.length).toBeGreaterThan(1)
  expect(new Set(pictures).size).toBe(pictures.length)
})

for (const [what, answer] of Object.entries({
  missing: { status: 404, body: 'Not found' },
  damaged: { status: 200, body: '{"wp-json' },
}))
  test(`the widget requests the model list itself if the file is ${what}`, async ({
    page,
    wordpress,
  }) => {
    await page.route(`**${DATA}*`, (route) => route.fulfill(answer))
    await page.goto(wordpress.page)
    await page.getByRole('button', { name: `Selecionar ${OTHER.model.model}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: OTHER.model.model })).toBeVisible()
  })
