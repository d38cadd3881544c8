import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, saveBuilds, SCREENS, visit, type Screen } from '../support/screens.ts'

const ORDERS = fc
  .sample(fc.shuffledSubarray(SCREENS, { minLength: 7, maxLength: 7 }), {
    seed: 32,
    numRuns: 6,
  })
  .map((order) => order.toSorted((one, other) => rankOf(one) - rankOf(other)))

/** First step and model list come last: from there, the widget lets nobody jump to a later step by its address. */
function rankOf({ path }: Screen): number {
  if (path === '') return 2
  return path.endsWith('/motor') && !path.includes('comparador') ? 1 : 0
}

/** How long the styles of all elements may take to be read, some seconds on a busy machine, more than once. */
const READING = 60_000

/** The texts of the style sheets that a screen adopts when it is opened first, by project and screen. */
const adoptedFirst = new Map<string, readonly string[]>()

/** The texts of the adopted style sheets, in their order. */
const readSheets = (page: Page): Promise<string[]> =>
  page
    .locator('cfg-configurator')
    .evaluate(({ shadowRoot }) =>
      (shadowRoot?.adoptedStyleSheets ?? []).map((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'),
      ),
    )

/**
 * What would look or lie elsewhere if the sheets with the wanted texts were the only adopted ones, in this order: the computed
 * styles that differ, by element. Read in one task, so that nothing else changes in between.
 */
const differencesTo = (page: Page, wantedTexts: readonly string[]): Promise<string[]> =>
  page.locator('cfg-configurator').evaluate(({ shadowRoot }, wanted) => {
    if (!shadowRoot) return ['no shadow root']
    // Points on the car, which bring their own sheet, come once it stands still, and not below a dialog.
    const every = [...shadowRoot.querySelectorAll('*')].filter(
      (element) => element.closest('.spin-over') === null,
    )
    // Reading a style takes long: of the rows of a list, the first two and the last one stand for all.
    const pathOf = (element: Element | null): string =>
      element === null
        ? ''
        : `${pathOf(element.parentElement)}/${element.localName}.${element.classList.value}`
    const groups = Map.groupBy(every, pathOf)
    const elements = [...groups.values()]
      .flatMap((same) => (same.length > 3 ? [...same.slice(0, 2), ...same.slice(-1)] : same))
      .flatMap((element) => ['', '::before', '::after'].map((pseudo) => ({ element, pseudo })))
    const sheets = [...shadowRoot.adoptedStyleSheets]
    const texts = sheets.map((sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'),
    )
    const places = texts.map((text) => wanted.indexOf(text))
    // A difference comes from a sheet that is not wanted, or that the two lists have in another order.
    const isElsewhere = (place: number, index: number): boolean =>
      place < 0 ||
      places.some((other, at) => other >= 0 && at !== index && at < index !== other < place)
    const declared = (rule: CSSRule): string[] => [
      ...('style' in rule ? Array.from(rule.style as CSSStyleDeclaration) : []),
      ...('cssRules' in rule ? Array.from(rule.cssRules as CSSRuleList, declared).flat() : []),
    ]
    const rules = sheets
      .filter((_, index) => isElsewhere(places[index] ?? -1, index))
      .flatMap((sheet) => Array.from(sheet.cssRules))
    const names = [...new Set(rules.flatMap(declared))].filter((name) => !name.startsWith('--'))
    const read = () =>
      elements.map(({ element, pseudo }) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== '' && style.content === 'none') return []
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const visited = read()
    shadowRoot.adoptedStyleSheets = wanted.flatMap((text) => sheets[texts.indexOf(text)] ?? [])
    const first = read()
    shadowRoot.adoptedStyleSheets = sheets
    return elements.flatMap(({ element, pseudo }, index) => {
      const other = first[index] ?? []
      const name = `${element.localName}.${element.classList.value}${pseudo}`
      const changed = visited[index]?.filter((value, place) => value !== other[place]) ?? []
      return changed.length > 0 || visited[index]?.length !== other.length
        ? [`${name} has ${changed.slice(0, 3).join(', ')}`]
        : []
    })
  }, wantedTexts)

// Style sheets are adopted when their components are first shown. What else depends on earlier visits, such as the
// steps that are ticked, is not the subject: the same elements are compared under both lists of sheets. Each order is
// visited at one of the two widths.
for (const [index, order] of ORDERS.entries()) {
  const tag = index % 2 === 0 ? '@phone' : '@desktop'
  const title = `screens look the same whatever was visited before, in visiting order ${index + 1}`
  test(title, { tag }, async ({ page, site, context }, { project }) => {
    // The styles of every element are read on seven screens.
    test.slow()
    const codes = await saveBuilds(site)
    await configuratorPage(page, site.url).setChoicesCookie(WHOLE)
    const open = async (one: Page, screen: Screen): Promise<void> => {
      await one.goto(addressOf(site, screen, codes), { waitUntil: 'domcontentloaded' })
      await visit(one, site, screen, codes)
    }
    for (const [place, screen] of order.entries()) {
      const key = `${project.name} ${screen.name}`
      await (place === 0 ? open(page, screen) : visit(page, site, screen, codes))
      const visited = order.slice(0, place).map(({ name }) => name)
      const what = `${screen.name} after ${visited.join(', ')}`
      const differences = (): Promise<string[]> => differencesTo(page, adoptedFirst.get(key) ?? [])
      if (adoptedFirst.has(key) && (await differences()).length === 0) continue
      const first = await context.newPage()
      await open(first, screen)
      // Parts that load when the browser is idle bring their own sheets.
      const differencesToFirst = async (): Promise<string[]> => {
        adoptedFirst.set(key, await readSheets(first))
        return differences()
      }
      await expect.soft.poll(differencesToFirst, { message: what, timeout: READING }).toEqual([])
      await first.close()
    }
  })
}
