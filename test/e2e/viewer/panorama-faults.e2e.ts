import type { Page } from '@playwright/test'
import { panoramaViewOf } from '../support/panorama-view.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { mockPictures } from '../support/mock-pictures.ts'
import { collectLog } from '../support/failing-requests.ts'
import { configuratorPage } from '../support/configurator-page.ts'

const RENDERER = /\/assets\/panorama-[^/]*\.js$/
const ROUND_PICTURE = /\/media\/interior\/[^/]+\/[^/-]+\.\w+$/

/** Ways to have no panorama. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
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
