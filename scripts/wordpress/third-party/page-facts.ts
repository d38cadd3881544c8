import type { Browser, Page } from '@playwright/test'

/** A visit ends when the widget is there and nothing has been requested for half a second, or after this time in ms. */
const LONGEST_VISIT = 12_000

/** What the configurator's page does beside other plugins or in another theme. */
export interface PageFacts {
  /** Characters of the line-up's HTML, which tells whether an optimiser has rewritten the page at all. */
  readonly html: number
  /** Layout shift while the line-up loads. */
  readonly cls: number
  /** What is wrong with the first view before the widget runs; '' if nothing is. */
  readonly firstView: string
  /** HTTP status of a model's address, of its reload, and whether the step opens both times. */
  readonly deepLink: string
  /** Width of the element in a window of 1280 px. */
  readonly width: number
  /** Main headings of the line-up: the widget's and the theme's. */
  readonly headings: number
  /** Distance of the price bar's lower edge from the window's end on a step, in px. */
  readonly bar: string
  readonly homeHead: string
  readonly modelHead: string
  readonly errors: readonly string[]
}

/** Returns the HTTP status. `part` of the shadow root tells that the page is ready; it may never appear. */
async function visit(page: Page, url: string, part: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  const ready = page.locator(`cfg-configurator ${part}`).first()
  await ready.waitFor({ timeout: LONGEST_VISIT }).catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: LONGEST_VISIT }).catch(() => undefined)
  return response?.status() ?? 0
}

async function withPage<Result>(
  browser: Browser,
  read: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-PT',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const found = { cls: 0 }
      Object.assign(window, { found })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          found.cls += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return await read(page)
  } finally {
    await context.close()
  }
}

/** The first view as the HTML alone gives it: the widget, which would repair it, is not loaded. */
function readFirstView(browser: Browser, url: string): Promise<string> {
  return withPage(browser, async (page) => {
    await page.route(/\/first-paint\/start\.js/, (route) => route.abort())
    await visit(page, url, 'h1')
    return page.evaluate(() => {
      const root = document.querySelector('cfg-configurator')?.shadowRoot
      const head = root?.querySelector('.home-head')
      if (!root || !head) return 'no first view'
      const first = root.querySelector('img')
      const isOutside = [...document.styleSheets].some(({ href }) => href?.includes('first-paint'))
      return [
        getComputedStyle(head).display === 'grid' ? '' : 'unstyled',
        isOutside ? 'rules leak' : '',
        root.querySelector('img[src^="data:"], img:not([src])') ? 'pictures replaced' : '',
        first?.loading === 'eager' && first.fetchPriority === 'high' ? '' : 'first picture late',
      ]
        .filter(Boolean)
        .join(', ')
    })
  })
}

/** Title, and how often each tag occurs if not once. */
const readHead = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'canonical']
    const counts = names.map((name) => {
      const found = document.head.querySelectorAll(
        `meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`,
      ).length
      return found === 1 ? '' : `${name} × ${found}`
    })
    return [document.title, ...counts.filter(Boolean)].join('; ')
  })

const heading = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.querySelector('cfg-configurator')?.shadowRoot?.querySelector('h1')?.innerText ?? '',
  )

/** Reads the facts of a configurator's page, with one of its models. */
export async function readPageFacts(
  browser: Browser,
  url: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<PageFacts> {
  const errors = new Set<string>()
  const firstView = await readFirstView(browser, url)
  const source = await (await fetch(url)).text()
  const home = await withPage(browser, async (page) => {
    page.on('pageerror', (error) => errors.add(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.add(message.text()))
    await visit(page, url, 'article button')
    const found = await page.evaluate(() => ({
      ...(window as unknown as { found: { cls: number } }).found,
      width: document.querySelector('cfg-configurator')?.getBoundingClientRect().width ?? 0,
    }))
    const headings = await page.locator('h1').count()
    return { ...found, headings, homeHead: await readHead(page) }
  })
  const step = await withPage(browser, async (page) => {
    const address = `${url}${encodeURIComponent(name)}/motor`
    // A share link chooses the model, and leads to the step's address.
    await visit(page, `${url}?modelid=${encodeURIComponent(id)}`, '.footer')
    const results: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const isOpen = (await heading(page)).endsWith(name) && page.url() === address
      const status = await visit(page, page.url(), '.footer')
      results.push(`${status}${isOpen ? '' : ' no step'}`)
    }
    const bar = await page.evaluate(() => {
      const element = document.querySelector('cfg-configurator')?.shadowRoot
      const bottom = element?.querySelector('.footer')?.getBoundingClientRect().bottom
      return bottom === undefined ? 'none' : String(Math.round(bottom - innerHeight))
    })
    const html = await (await page.request.get(address)).text()
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.route(/\/first-paint\/start\.js/, (route) => route.abort())
    await page.goto(address)
    return { deepLink: results.join(', '), bar, modelHead: await readHead(page) }
  })
  return {
    ...step,
    html: source.length,
    ...home,
    firstView,
    errors: [...errors],
  }
}
