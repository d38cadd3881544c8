import { ROUTES } from '../../../demo/content-site/routes/all-routes.ts'
import { MODEL, WHOLE } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'
import { expectStill, takeShifts, watchShifts } from '../support/layout-shifts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Milliseconds that every answer takes: long enough for each part of a screen to be painted on its own. */
const DELAY = 700

/** Number of pictures that are delayed. The later ones are frames drawn in the place of the first one. */
const LATE_PICTURES = 12

/** Scrolls so far that the next screen, which may be shorter, would bring the site's footer into view. */
const scrollDown = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 316))

test.beforeEach(async ({ page, site }) => {
  await watchShifts(page)
  const calls = new Set(ROUTES.map(({ call }) => call))
  site.setFaults(
    ...[...calls].map((call) => ({
      call,
      delay: DELAY,
      ...(call === 'pictures' ? { times: LATE_PICTURES } : {}),
    })),
  )
})

test(
  'a share link does not shift while it opens its step',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(`${site.url}configurador?modelid=102`)
    const configurator = configuratorPage(page, site.url)
    await expect(configurator.heading).toHaveText(/^Selecione o Motor/)
    await expect(page).toHaveURL(/\/motor$/)
    await configurator.expectSettled()
    await expectStill(page, 'share link')
  },
)

/**
 * Hides the site's introduction, as the site does when home is left. Where that falls into the first frame of the next
 * screen, browsers count it as a shift of the whole widget, so it is hidden before.
 */
async function hideIntroduction(page: Page): Promise<void> {
  await page.locator('.hero').evaluate((hero) => hero.setAttribute('hidden', ''))
  await untilIdle(page)
  await takeShifts(page)
}

test('no screen shifts on the whole flow from home to the summary', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openHome()
  await expectStill(page, 'home')
  await hideIntroduction(page)
  await scrollDown(page)
  await configurator.chooseModel(MODEL)
  for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
    await configurator.expectStep(step)
    await configurator.expectSettled()
    await expectStill(page, step)
    await scrollDown(page)
    await configurator.goToNextStep()
  }
  await configurator.expectStep('resumo')
  await configurator.expectSettled()
  await expectStill(page, 'resumo')
})

test('the proposal button stays in place while figures and texts arrive', async ({
  page,
  site,
}) => {
  site.setFaults({ call: 'updateFinances', delay: DELAY }, { call: 'backOffice', delay: 3 * DELAY })
  await page.goto(`${site.url}?${WHOLE}`)
  const button = page.locator('.summary-buttons').getByRole('button', { name: 'Pedir Proposta' })
  const before = await button.boundingBox()
  const card = page.locator('.price-box')
  await expect(card).toContainText('Mutuante')
  await expect(card).toContainText(/Mensalidade\s?\d/)
  await expect(card).toContainText('MTIC')
  expect(await button.boundingBox()).toEqual(before)
})
