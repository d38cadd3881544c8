import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'

/** Scripts, style sheets and pictures whose bytes came over the network. */
async function downloads(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
  return page.evaluate(() => {
    // The browser reports 300 bytes for an answer without a body.
    const isDownloaded = ({ transferSize }: PerformanceResourceTiming) => transferSize > 300
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = entries.filter(({ name }) => /\.(js|css|svg|avif)$/.test(new URL(name).pathname))
    return files.filter(isDownloaded).map(({ name }) => name)
  })
}

test(
  'a repeat visit downloads no script, style sheet or picture again',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    await configuratorPage(page, site.url).openHome()
    const first = await downloads(page)
    expect(first.some((name) => name.endsWith('.js'))).toBe(true)
    expect(first.some((name) => name.endsWith('.avif'))).toBe(true)
    await page.close()
    const again = await context.newPage()
    await configuratorPage(again, site.url).openHome()
    expect((await downloads(again)).filter((name) => first.includes(name))).toEqual([])
  },
)

interface NotUsed {
  readonly notRestoredExplanations: readonly { readonly type: string; readonly reason: string }[]
}

test(
  'nothing in the loaded model list keeps the page out of the back/forward cache',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    const isBack = new Promise<NotUsed>((resolve) => {
      session.once('Page.backForwardCacheNotUsed', (event) => resolve(event as NotUsed))
    })
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await untilIdle(page)
    await page.waitForLoadState('networkidle')
    await page.goto(new URL('/politica-de-privacidade', site.url).href)
    await page.goBack()
    const { notRestoredExplanations } = await isBack
    // The browser under test has the cache switched off, and says so; all other reasons are the page's.
    const own = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial')
    expect(own).toEqual([])
    await configurator.expectHome()
  },
)
