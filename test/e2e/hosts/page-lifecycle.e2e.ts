import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { findBrowser } from '../../../scripts/browser/find-browser.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { CHOICES, MODEL, WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchResources } from '../support/held-resources.ts'
import {
  expectGoesOn,
  KEEPING_PAGES,
  leaveAndComeBack,
  untilLoaded,
  watchRestoring,
} from './back-forward-cache.ts'
import {
  CHROMIUM,
  openUnwatched,
  REPORT,
  REPORTING,
  START,
  startPage,
  type Report,
} from './opened-browser.ts'

const TARGET = `/configurador/?${WHOLE}`

test.use({ launchOptions: KEEPING_PAGES })
test.describe.configure({ timeout: 300_000 })

test(
  'a page that the browser prerenders writes, reports and saves nothing until the visitor opens it',
  { tag: '@desktop' },
  async ({ site }) => {
    const reports: Report[] = []
    const requested: string[][] = []
    const rules = JSON.stringify({ prerender: [{ urls: [TARGET], eagerness: 'immediate' }] })
    const app = new Hono()
    app.get(START, (context) =>
      context.html(startPage(`<script type="speculationrules">${rules}</script>`, TARGET)),
    )
    app.get('/probe.js', (context) =>
      context.body(REPORTING, 200, { 'Content-Type': 'text/javascript' }),
    )
    app.get(REPORT, (context) => context.text(reports.map(({ when }) => when).join()))
    app.post(REPORT, async (context) => {
      reports.push(await context.req.json())
      requested.push(site.requests().map(({ path }) => path))
      return context.text('')
    })
    app.all('*', async (context) => {
      const { pathname, search } = new URL(context.req.url)
      const answer = await proxy(new URL(pathname + search, site.url), context.req)
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
      const html = await answer.text()
      return new Response(html.replace('<head>', '<head><script src="/probe.js"></script>'), answer)
    })
    const port = await freePort()
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
    const [prerendered, opened] = await openUnwatched(
      findBrowser(),
      `http://127.0.0.1:${port}${START}`,
      () => reports,
    ).finally(() => server.close())

    expect(prerendered).toMatchObject({ address: TARGET, cookies: '', stored: 0, events: [] })
    const calls = requested[0]?.filter((path) => path.includes('wp-json'))
    expect(calls).toEqual(['/wp-json/cfg/lstModels/', '/wp-json/cfg/backOffice/'])
    expect(opened).toMatchObject({
      address: `/configurador/${encodeURIComponent(MODEL)}/resumo`,
      heading: `Lume ${MODEL}`,
      cookies: expect.stringContaining('cfg_app_params'),
    })
    expect(await site.savedConfigurations()).toHaveLength(1)
  },
)

test(
  'a page that comes back from the back/forward cache goes on where it was',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.skip(CHROMIUM === null, 'This machine has no Chromium with a back/forward cache.')
    const heldResources = await watchResources(page)
    await watchRestoring(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)
    await untilLoaded(page)
    // Pictures of the car are still being loaded.
    const held = async (): Promise<string[]> =>
      (await heldResources()).filter((name) => /^(listener|lock|\w+Observer)/.test(name)).toSorted()
    const before = await held()
    const requests = site.requests().length
    const other = new URL('/politica-de-privacidade', site.url).href
    await leaveAndComeBack(page, configurator, other)
    await expect.poll(held).toEqual(before)
    const again = site
      .requests()
      .slice(requests)
      .filter(({ path }) => path.includes('/wp-json/'))
    expect(again.map(({ path }) => path)).toEqual([])

    await expectGoesOn(page, configurator)
  },
)
