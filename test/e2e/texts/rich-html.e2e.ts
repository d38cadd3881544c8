import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import * as fc from 'fast-check'
import { LISTS } from '../../../src/ui/base/sanitise-html.ts'
import table from '../../../wordpress-plugin/tests/element/rich-html.json' with { type: 'json' }

const PAGE =
  '<!doctype html><script type="importmap">{"imports":{"dompurify":"/dompurify"}}</script>'

/** The files of an empty page that imports the widget's source and the published DOMPurify. */
const FILES: Readonly<Record<string, { body: string; contentType: string }>> = {
  '/': { body: PAGE, contentType: 'text/html' },
  '/sanitise': {
    body: stripTypeScriptTypes(readFileSync('src/ui/base/sanitise-html.ts', 'utf8')),
    contentType: 'text/javascript',
  },
  '/dompurify': {
    body: readFileSync(fileURLToPath(import.meta.resolve('dompurify')), 'utf8'),
    contentType: 'text/javascript',
  },
}

test.beforeEach(async ({ page }) => {
  await page.route('http://texts.test/**', (route) =>
    route.fulfill(FILES[new URL(route.request().url()).pathname] ?? { status: 404 }),
  )
  await page.goto('http://texts.test/')
})

/** What is shown of HTML with `setHTML`, without it, and when only the elements to be removed are taken out of it. */
const show = (page: Page, html: string) =>
  page.evaluate(
    async ([module, given, removed]) => {
      const { sanitised } = (await import(
        module
      )) as typeof import('../../../src/ui/base/sanitise-html.ts')
      const render = (content: Element): { html: string; words: string[] } => {
        const box = document.createElement('div')
        box.append(...content.childNodes)
        document.body.replaceChildren(box)
        for (const link of box.querySelectorAll('a')) link.removeAttribute('rel')
        return { html: box.innerHTML, words: box.innerText.split(/\s+/).filter(Boolean) }
      }
      const setHTML: unknown = Reflect.get(Element.prototype, 'setHTML')
      const native = render(await sanitised(given))
      Reflect.deleteProperty(Element.prototype, 'setHTML')
      const fallback = render(await sanitised(given))
      Object.assign(Element.prototype, { setHTML })
      const parsed = document.implementation.createHTMLDocument().createElement('div')
      parsed.innerHTML = given
      for (const element of parsed.querySelectorAll(removed)) element.remove()
      return { hasSetHTML: typeof setHTML === 'function', native, fallback, parsed: render(parsed) }
    },
    ['/sanitise', html, LISTS.removed.join()] as const,
  )

test(
  'shows the HTML of the table alike with and without setHTML',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const { html, shown } of table) {
      const { hasSetHTML, native, fallback } = await show(page, html)
      expect(hasSetHTML, 'the browser has a sanitiser').toBe(true)
      expect.soft(native.html, `with setHTML: ${html}`).toBe(shown)
      expect.soft(fallback.html, `without setHTML: ${html}`).toBe(shown)
    }
  },
)

/** Elements that are not listed and that browsers show in the line. */
const UNLISTED = 'font time output label big o:p x-price picture bdi nobr'.split(' ')

const text = fc.constantFrom('TAEG 6,1 %', '410 €', ' ', '1', 'a &lt; b &amp; c', 'Á', '\n')
const tag = fc.constantFrom(...LISTS.elements, ...LISTS.removed, ...UNLISTED)
/** Nested elements, texts, and tags without their counterparts, as editors that cut and paste make them. */
const { html: htmls } = fc.letrec<{ html: string; part: string }>((tie) => ({
  html: fc.array(tie('part'), { maxLength: 5 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc.tuple(tag, tie('html')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom('<p>', '<li>', '<b>', '<div>', '<td>', '<input>', '<!-- nota -->'),
  ),
}))

test(
  'shows the same words of any HTML with and without setHTML, and loses none',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await fc.assert(
      fc.asyncProperty(htmls, async (html) => {
        const { native, fallback, parsed } = await show(page, html)
        expect(native.html).toBe(fallback.html)
        expect(native.words).toEqual(parsed.words)
      }),
      { numRuns: 1000 },
    )
  },
)
