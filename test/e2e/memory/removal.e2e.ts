import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { watchResources } from '../support/held-resources.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** React listens for this once per document, on behalf of every element, and never stops. */
const OF_REACT = 'listener of selectionchange on HTMLDocument'

/** Holds requests back. Resolves, with a function that lets them go, when the first one has been made. */
function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const requested = Promise.withResolvers<() => void>()
  const released = Promise.withResolvers<void>()
  return page
    .route(pattern, async (route) => {
      requested.resolve(() => released.resolve())
      await released.promise
      await route.continue().catch(() => undefined)
    })
    .then(() => requested.promise)
}

interface Moment {
  readonly name: string
  /** Brings the page to that moment. May return a function that is called after the removal. */
  readonly reach: (page: Page, site: Site) => Promise<(() => unknown) | void>
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'the model list is loading',
    async reach(page, site) {
      const held = holdRequests(page, /\/lstModels/)
      await page.goto(site.url, { waitUntil: 'commit' })
      return held
    },
  },
  {
    name: 'the model list is shown',
    async reach(page, site) {
      await configuratorPage(page, site.url).openHome()
      await expect(page.getByRole('button', { name: 'Modelo seguinte' })).toBeVisible()
    },
  },
  {
    name: 'the engines are loading',
    async reach(page, site) {
      const held = holdRequests(page, /\/lstEngines/)
      await configuratorPage(page, site.url).openHome()
      await page
        .getByRole('button', { name: /^Selecionar / })
        .first()
        .click()
      return held
    },
  },
  {
    name: 'the frames of the car are loading',
    async reach(page, site) {
      const held = holdRequests(page, /\/media\/exterior\/[^/]+\/[A-Z]{3}\/(?!01)/)
      await configuratorPage(page, site.url).openStep('exterior')
      return held
    },
  },
  {
    name: 'the car is being turned',
    async reach(page, site) {
      await configuratorPage(page, site.url).openStep('exterior')
      const car = page.getByRole('slider')
      await car.hover()
      await page.mouse.down()
      await page.mouse.move(100, 200, { steps: 8 })
      return () => page.mouse.up()
    },
  },
  {
    name: 'a dialog is open',
    async reach(page, site) {
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('versao')
      await page.getByRole('button', { name: 'Pedir mais informações' }).click()
      await expect(configurator.dialog).toBeVisible()
    },
  },
  {
    name: 'the panorama is open',
    async reach(page, site) {
      await configuratorPage(page, site.url).openStep('interior')
      await page.getByRole('radio', { name: '360°' }).check()
      await expect(page.getByRole('application', { name: /vista de 360°$/ })).toBeVisible()
    },
  },
  {
    name: 'the gallery is open on the summary',
    async reach(page, site) {
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('resumo')
      await page.getByRole('button', { name: 'Ver galeria' }).click()
      await expect(configurator.dialog).toBeVisible()
    },
  },
]

for (const { name, reach } of MOMENTS)
  test(
    `an element that is removed while ${name} leaves no listener, observer, bitmap, object URL or timer behind`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const heldResources = await watchResources(page)
      const afterwards = await reach(page, site)
      expect((await heldResources()).length, 'the test records resources').toBeGreaterThan(1)
      await page.evaluate(() => document.querySelector('cfg-configurator')?.remove())
      await afterwards?.()
      await expect.poll(heldResources).toEqual([OF_REACT])
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    },
  )
