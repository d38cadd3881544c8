import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'
import { saveBuilds, SCREENS, visit } from '../support/screens.ts'
import type { Page } from '@playwright/test'
import { replaceTexts } from '../../replace-texts.ts'
import { MODELS } from '../support/catalogue.ts'

/** Translates a page that is not open yet. */
async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts)
}

const AMOUNT = /\d[\d\s.]*(?:,\d+)?\s?[€%]/gu

/** The amounts and percentages that are visible in the widget, in their order. */
async function visibleAmounts(page: Page): Promise<string[]> {
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
async function translatableNames(page: Page): Promise<string[]> {
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

// Each screen is visited twice: as it is, and translated.
test.setTimeout(180_000)

test(
  'a translated page shows the same amounts on every screen and in every dialog',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    const codes = await saveBuilds(site)
    const plain = await browser.newPage()
    const log = collectLog(page)
    await translatePage(page)
    for (const each of [plain, page]) await configuratorPage(each, site.url).openStep('resumo')
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        for (const each of [plain, page]) await visit(each, site, screen, codes)
        await expect(async () => {
          const amounts = await visibleAmounts(plain)
          expect(amounts.length).toBeGreaterThan(0)
          expect(await visibleAmounts(page)).toEqual(amounts)
        }).toPass({ timeout: 10_000 })
        expect.soft(await translatableNames(page)).toEqual([])
      })
    expect(log.filter((line) => line.includes('rendering failed'))).toEqual([])
  },
)
