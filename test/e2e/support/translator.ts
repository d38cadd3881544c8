import type { Page } from '@playwright/test'
import { replaceTexts } from '../../replace-texts.ts'
import { MODELS } from './catalogue.ts'

/** Translates a page that is not open yet. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts)
}

const AMOUNT = /\d[\d\s.]*(?:,\d+)?\s?[€%]/gu

/** The amounts and percentages that are visible in the widget, in their order. */
export async function visibleAmounts(page: Page): Promise<string[]> {
  const text = await page
    .locator('cfg-configurator')
    .evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>('.cfg')?.innerText ?? '')
  return (text.match(AMOUNT) ?? []).map((amount) => amount.replaceAll(/\s/g, ' '))
}

/** The names that the maker gives: of models, engines, versions and colours. */
const NAMES = new Set(
  MODELS.flatMap(({ model, engines, versions, exteriors, interiors }) => [
    model.model,
    ...engines.map(({ engine }) => engine),
    ...[...versions, ...exteriors, ...interiors].map(({ designation }) => designation),
  ]),
)

const CODE = /^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/

/** An amount, a percentage, or several of them, without a word. */
const ONLY_AMOUNTS = /^[^\p{L}]*\d[^\p{L}]*[€%][^\p{L}]*$/u

/** Texts of the widget that are an amount, a code or a name and nothing else, and that a translator may change. */
export async function translatableNames(page: Page): Promise<string[]> {
  const texts = await page.locator('cfg-configurator').evaluate((host) => {
    const found: string[] = []
    const walker = document.createTreeWalker(host.shadowRoot ?? host, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.closest('[translate=no], style'))
        found.push(
          `${walker.currentNode.textContent?.trim()}|${parent?.closest(':not(font)')?.outerHTML.slice(0, 160)}`,
        )
    }
    return found
  })
  return texts.filter((entry) => {
    const text = entry.slice(0, entry.indexOf('|')).replaceAll('\u00a0', ' ')
    return NAMES.has(text) || CODE.test(text) || ONLY_AMOUNTS.test(text)
  })
}
