import type { Page } from '@playwright/test'
import { CAR, MODEL } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'

test(
  'on a server that handles one request at a time, the engines wait for one other request at most',
  { tag: '@phone' },
  async ({ page, site }) => {
    site.setFaults({ call: '*', delay: 100 })
    const unanswered: string[] = []
    let ahead: readonly string[] = []
    let last = Promise.resolve()
    await page.route('**/wp-json/cfg/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.includes('lstEngines')) ahead = [...unanswered]
      unanswered.push(pathname)
      const before = last
      last = (async () => {
        await before
        await route.fulfill({ response: await route.fetch() })
        unanswered.shift()
      })()
      await last
    })
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    // Home requests the back office together with the models.
    await expect.poll(() => unanswered.join()).not.toContain('backOffice')
    await configurator.chooseModel(MODEL)
    await configurator.expectStep('motor')
    await configurator.expectSettled()
    expect(ahead.length, ahead.join()).toBeLessThanOrEqual(1)
    await page.unrouteAll({ behavior: 'wait' })
  },
)

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

/** Makes the page believe that it is being prerendered, which browsers do not do under remote control. */
async function prerender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering })
    addEventListener('open-prerendered', () => {
      prerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
}

test(
  'a prerendered share link writes, reports and saves nothing before it is opened',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    await prerender(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto(`${site.url}?modelid=${CAR.model.id}`)
    await page.locator('cfg-configurator').getByRole('status').first().waitFor()
    await page.waitForLoadState('networkidle')
    await untilIdle(page)
    const written = () =>
      page.evaluate(() => [sessionStorage.length, localStorage.length, 'dataLayer' in window])
    expect(await written()).toEqual([0, 0, false])
    expect(await context.cookies()).toEqual([])
    expect(posts).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('open-prerendered')))
    await configuratorPage(page, site.url).expectStep('motor')
    expect(await context.cookies()).not.toEqual([])
  },
)
