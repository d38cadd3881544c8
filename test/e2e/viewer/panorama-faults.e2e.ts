import { MODEL } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { panoramaViewOf, withoutSeats } from '../support/panorama-view.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { mockPictures } from '../support/mock-pictures.ts'
import { collectLog } from '../support/failing-requests.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RENDERER = /\/assets\/panorama-[^/]*\.js$/
const ROUND_PICTURE = /\/media\/interior\/[^/]+\/[^/-]+\.\w+$/

/** Ways to have no panorama. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its picture is missing': (page) =>
    page.route(ROUND_PICTURE, (route) => route.fulfill({ status: 404 })),
  'its picture is no picture': (page) =>
    page.route(ROUND_PICTURE, (route) =>
      route.fulfill({ contentType: 'image/avif', body: '<html>' }),
    ),
  'its code does not arrive': (page) => page.route(RENDERER, (route) => route.abort()),
  'the browser has no WebGL': (page) =>
    page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, ...values: Parameters<typeof getContext>) {
          return values[0].includes('webgl') ? null : (getContext.apply(this, values) as unknown)
        },
      })
    }),
}

for (const [fault, strike] of Object.entries(FAULTS))
  test(
    `the flat picture of the cabin stays when ${fault}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      await mockPictures(page)
      await strike(page)
      const log = collectLog(page)
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('interior')
      const stage = page.locator('[part=stage]')
      const cabin = panoramaViewOf(page, stage)
      await cabin.open()
      await expect.poll(() => log.join('\n')).toContain('the panorama cannot be shown')
      await cabin.expectView('flat')
      await expect(cabin.view).toHaveCount(0)
      await expect(stage.getByRole('button', { name: 'Olhar para a direita' })).toHaveCount(0)
      await expect(stage.getByRole('radio', { name: 'Interior' })).toBeChecked()
      await expect(stage.getByText('A vista de 360° não está disponível')).toBeVisible()
      await expectNoAxeViolations(page)
      await configurator.goToNextStep()
      await configurator.expectStep('resumo')
    },
  )

test(
  'a cabin without any picture is replaced by a text, and the buyer can go on',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await mockPictures(page)
    await page.route('**/media/interior/**', (route) => route.fulfill({ status: 404 }))
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    const stage = page.locator('[part=stage]')
    await expect(
      stage.getByRole('img', { name: `Imagem de ${MODEL} não disponível` }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await configurator.goToNextStep()
    await configurator.expectStep('resumo')
  },
)

test(
  'the panorama is shown when its code arrives at the second attempt',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await mockPictures(page)
    await page.route(RENDERER, (route) => route.abort(), { times: 1 })
    await configuratorPage(page, site.url).openStep('interior')
    const cabin = panoramaViewOf(page, page.locator('[part=stage]'))
    await cabin.open()
    await cabin.expectView('front')
  },
)

test(
  'with Save-Data and without a picture of the seats, the panorama is loaded only on request',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await withoutSeats(page)
    const pictures = await mockPictures(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await configuratorPage(page, site.url).openStep('interior')
    const stage = page.locator('[part=stage]')
    const cabin = panoramaViewOf(page, stage)
    await cabin.expectView('flat')
    await expectNoAxeViolations(page)
    expect(pictures.panoramas).toEqual([])
    await stage.getByRole('button', { name: 'Ver em 360°' }).click()
    await cabin.expectView('front')
    await expect(cabin.view).toBeFocused()
    expect(pictures.panoramas).toHaveLength(1)
  },
)
