import type { Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/browser/find-browser.ts'
import { PRESELECTED } from '../support/catalogue.ts'
import type { ConfiguratorPage } from '../support/configurator-page.ts'
import { expect } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { CHROMIUM } from './opened-browser.ts'

/** Options of a browser that keeps pages which are left. */
export const KEEPING_PAGES = {
  executablePath: CHROMIUM ?? findBrowser(),
  args: browserArguments(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/** Whether the page was kept, and why not: as the browser says. */
const restoring = (): unknown => {
  const [entry] = performance.getEntriesByType('navigation')
  const { persisted } = window as { persisted?: boolean }
  const { notRestoredReasons = null } = entry as { notRestoredReasons?: unknown }
  return { persisted, notRestoredReasons }
}

/** Leaves the summary for another page three times, and comes back to the page that was kept. */
export async function leaveAndComeBack(
  page: Page,
  configurator: ConfiguratorPage,
  other: string,
): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.goto(other)
    // A page that comes back does not load.
    await page.goBack({ waitUntil: 'commit' })
    expect(await page.evaluate(restoring)).toEqual({ persisted: true, notRestoredReasons: null })
    await configurator.expectStep('resumo')
  }
}

/** Waits until the page has requested all that it does by itself. */
export async function untilLoaded(page: Page): Promise<void> {
  await untilIdle(page)
  await page.waitForLoadState('networkidle')
}

/** Has the page say later whether it was kept. */
export const watchRestoring = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )

/** From the summary of a page that came back: Back leads to the interior, where another choice changes the price. */
export async function expectGoesOn(page: Page, configurator: ConfiguratorPage): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await configurator.expectStep('interior')
  const price = await configurator.figure('Preço desde').innerText()
  await configurator.chooseOption(PRESELECTED.interior.designation)
  await expect(configurator.figure('Preço desde')).not.toHaveText(price)
}
