import type { Page } from '@playwright/test'
import { slowNetwork } from '../../../scripts/bench/slow-network.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { expectStill, takeShifts, watchShifts } from '../support/layout-shifts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A first visit of a phone: 1.6 Mbit/s. */
const SLOW = { roundTripMs: 150, bytesPerSecond: 200_000 }

/** Centred words move by a few pixels; a line that wraps differently moves what follows by far more. */
const LIMIT = 0.002

/** Whether the machine has one of the fonts whose metrics are adjusted: Roboto, or Arial and its equivalents. */
const hasSubstitute = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /^"?Outfit (Roboto|Arial)/.test(family) && status === 'loaded',
    ),
  )

const MISSING =
  'neither Roboto nor Arial or Liberation Sans is installed (package fonts-liberation)'

/** Families of the fonts that text of both weights in the widget is drawn with. */
async function families(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument')
  const names = new Set<string>()
  for (const selector of ['h1', '.figs dt', '.figs dd']) {
    const element = page.locator(`cfg-configurator ${selector}`).first()
    await element.evaluate((found) => Object.assign(window, { found }))
    const { result } = await session.send('Runtime.evaluate', { expression: 'found' })
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) names.add(familyName.split(' ')[0] ?? '')
  }
  await session.detach()
  return [...names]
}

test('a first visit at 1.6 Mbit/s shows the typeface in every weight and moves nothing', async ({
  page,
  site,
}) => {
  const network = await slowNetwork(Number(new URL(site.url).port), SLOW)
  try {
    await watchShifts(page)
    const { pathname } = new URL(site.url)
    await page.goto(`http://127.0.0.1:${network.port}${pathname}`)
    await page.waitForLoadState('networkidle')
    await untilIdle(page)
    expect(await families(page)).toEqual(['Outfit'])
    test.skip(!(await hasSubstitute(page)), MISSING)
    await expectStill(page, 'first visit', LIMIT)
  } finally {
    network.close()
  }
})

for (const step of ['home', 'resumo'] as const)
  test(`a typeface that arrives late moves nothing on ${step}`, async ({ page, site }) => {
    let arrive = (): void => undefined
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await watchShifts(page)
    const configurator = configuratorPage(page, site.url)
    await (step === 'home' ? configurator.openHome() : configurator.openStep(step))
    await untilIdle(page)
    expect(await families(page)).not.toContain('Outfit')
    await takeShifts(page)
    arrive()
    await page.evaluate(() => document.fonts.ready)
    await untilIdle(page)
    expect(await families(page)).toEqual(['Outfit'])
    test.skip(!(await hasSubstitute(page)), MISSING)
    await expectStill(page, step, LIMIT)
  })
