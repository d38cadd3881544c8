import type { Page } from '@playwright/test'
import { watchShifts, takeShifts } from '../../e2e/support/layout-shifts.ts'
import { untilIdle } from '../../e2e/support/idle.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'

/**
 * What optimisers do to the HTML of a page, written from their recorded results and the rules of their code: which
 * tags they touch, and which marks they skip. Each returns the whole page.
 */
interface Optimiser {
  readonly name: string
  readonly rewrite: (html: string) => string
}

const LAZY_PICTURE = 'data:image/gif;base64,R0lGODdhAQABAPAAAMPDwwAAACwAAAAAAQABAAACAkQBADs='

const SCRIPTS = /<(?:no)?script\b.*?<\/(?:no)?script>/gis

let places = 0

/** Applies a change to what a pattern does not match. */
function outside(html: string, hidden: RegExp, change: (text: string) => string): string {
  const kept = new Map<string, string>()
  const marked = html.replace(hidden, (text) => {
    const place = `%%${(places += 1)}%%`
    kept.set(place, text)
    return place
  })
  return change(marked).replace(/%%\d+%%/g, (place) => kept.get(place) ?? place)
}

/** Takes the style sheets whose tags are not skipped out of the page, and links them in the head. */
function combineSheets(html: string, tags: RegExp, isSkipped: (tag: string) => boolean): string {
  const moved: string[] = []
  const rest = html.replace(tags, (tag) => {
    if (isSkipped(tag)) return tag
    moved.push(tag)
    return ''
  })
  return rest.replace('<title>', `${moved.join('')}<title>`)
}

/** Replaces the source of the pictures whose tags are not skipped; a script would load them later. */
function makeLazy(html: string, isSkipped: (tag: string) => boolean): string {
  return html.replace(/<img\s[^>]*>/gi, (tag) =>
    isSkipped(tag)
      ? tag
      : tag
          .replace(/\sloading=["']?\w+["']?/, '')
          .replace(/\ssrc=/, ` src="${LAZY_PICTURE}" data-src=`),
  )
}

const hasOneOf =
  (...marks: readonly string[]) =>
  (tag: string): boolean =>
    marks.some((mark) => tag.includes(mark))

const withoutSpaces = (html: string): string => html.replace(/>\s+</g, '> <')

/** Style sheets that are excluded are still minified, and deferred by an `onload` attribute. */
function autoptimize(html: string): string {
  const hidden = /<!--\s?noptimize\s?-->.*?<!--\s?\/\s?noptimize\s?-->/gis
  const sheets = /<link[^>]*stylesheet[^>]*>/gis
  const combined = outside(html, hidden, (visible) =>
    outside(visible, SCRIPTS, (text) =>
      combineSheets(text, sheets, hasOneOf('data-noptimize')).replace(sheets, (tag) =>
        tag.includes('data-noptimize')
          ? tag.replace('<link', `<link media="print" onload="this.media='all'"`)
          : tag,
      ),
    ),
  )
  const marks = ['skip-lazy', 'data-no-lazy', 'notlazy', 'data-src', 'data:image/']
  const isSkipped = hasOneOf(...marks, 'loading="eager"', 'fetchpriority="high"')
  return withoutSpaces(outside(combined, SCRIPTS, (text) => makeLazy(text, isSkipped)))
}

/** Scripts are delayed until the first interaction. A module is left alone, as is what has another type. */
function liteSpeed(html: string): string {
  const sheets = /<link [^>]*rel=["']stylesheet["'][^>]*>/gi
  const combined = outside(html, SCRIPTS, (text) =>
    combineSheets(text, sheets, hasOneOf('data-no-optimize="1"')),
  )
  const delayed = combined.replace(/<script\b[^>]*>/gi, (tag) =>
    /\stype=/.test(tag) || hasOneOf('data-no-optimize', 'data-no-defer', 'data-cfasync')(tag)
      ? tag
      : tag
          .replace('<script', '<script type="litespeed/javascript"')
          .replace(' src=', ' data-src='),
  )
  const isSkipped = hasOneOf('data-no-lazy="1"', 'data-skip-lazy="1"', 'skip-lazy')
  return withoutSpaces(outside(delayed, SCRIPTS, (text) => makeLazy(text, isSkipped)))
}

/** Sheets are minified where they are, and attributes lose their quotes. A filter excludes sheets, which has run before. */
function w3TotalCache(html: string): string {
  const marks = ['data-no-lazy=', 'data-src=', 'no-lazy', 'skip-lazy', 'loading="eager"']
  const lazy = outside(html, SCRIPTS, (text) => makeLazy(text, hasOneOf(...marks)))
  const hidden = /<(script|style)\b.*?<\/\1>|<!--.*?-->/gis
  return withoutSpaces(
    outside(lazy, hidden, (text) =>
      text.replace(/<\w[^>]*>/g, (tag) => tag.replace(/=["']([\w./:-]+)["'](?=[\s>])/g, '=$1')),
    ),
  )
}

/** SiteGround Optimizer takes every link to a style sheet, a preload too, Fast Velocity Minify every sheet: both read no mark. */
function withoutMercy(html: string): string {
  const sheets = /<link\b[^>]*(?:\brel=["']stylesheet["']|\bhref=["'][^"']+\.css\b)[^>]*>/gi
  return outside(html, SCRIPTS, (text) => combineSheets(text, sheets, () => false))
}

const OPTIMISERS: readonly Optimiser[] = [
  { name: 'Autoptimize', rewrite: autoptimize },
  { name: 'LiteSpeed Cache', rewrite: liteSpeed },
  { name: 'W3 Total Cache', rewrite: w3TotalCache },
  { name: 'SiteGround Optimizer', rewrite: withoutMercy },
]

/** Layout shift at most while the rewritten page loads. */
const MOST_SHIFT = 0.005

/** Loads the configurator's page after a change of its HTML. Returns that HTML. */
async function open(
  page: Page,
  { page: address }: WordpressSite,
  change: (html: string) => string,
): Promise<string> {
  const html = change(await (await page.request.get(address)).text())
  const { pathname } = new URL(address)
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(address)
  return html
}

/** What of the plugin applies outside of the shadow root, and how the first view looks. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')!.shadowRoot!
    const own = [...document.styleSheets].filter(({ href }) => href?.includes('first-paint'))
    const pictures = [...root.querySelectorAll('img')]
    return {
      leaked: own.map(({ href }) => href),
      display: getComputedStyle(root.querySelector('.home-head')!).display,
      replaced: pictures.filter(({ src }) => src.startsWith('data:')).length,
      first: pictures.slice(0, 1).map((picture) => [picture.loading, picture.fetchPriority]),
    }
  })

const PLAIN = { leaked: [], display: 'grid', replaced: 0, first: [['eager', 'high']] }

for (const { name, rewrite } of OPTIMISERS) {
  test(`${name} neither unstyles, delays nor shifts the first view, and the theme gets none of its rules`, async ({
    page,
    wordpress,
  }) => {
    await watchShifts(page)
    // The theme's own font arrives late and moves its navigation, with and without an optimiser.
    await page.route(/\/themes\/.*\.woff2/, (route) => route.abort())
    // The widget replaces the first view: without it, what the optimiser left can be seen.
    await page.route(/\/first-paint\/start\.js/, (route) => route.abort())
    const html = await open(page, wordpress, rewrite)
    expect(html).toContain('shadowrootmode')
    await untilIdle(page)
    expect(await look(page)).toEqual(PLAIN)
    await page.unroute(/\/first-paint\/start\.js/)
    await takeShifts(page).catch(() => [])
    await page.reload()
    await expect(page.locator('cfg-configurator').getByRole('button').first()).toBeVisible()
    await untilIdle(page)
    const shifts = await takeShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
  })
}

test('the widget starts when a plugin loads its script from a cache folder', async ({
  page,
  wordpress,
}) => {
  const script = /[^"]*\/first-paint\/start\.js[^"]*/
  const moved = `${wordpress.url}/wp-content/cache/start-0a1b2c.js`
  await page.route(moved, async (route) => {
    const source = await page.request.get(
      `${wordpress.url}/wp-content/plugins/cfg-configurator/first-paint/start.js`,
    )
    await route.fulfill({ contentType: 'text/javascript', body: await source.text() })
  })
  const html = await open(page, wordpress, (text) => text.replace(script, moved))
  expect(html).toContain(moved)
  await expect(page.locator('cfg-configurator').getByRole('button').first()).toBeVisible()
})
