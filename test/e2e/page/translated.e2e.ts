import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'
import { saveBuilds, SCREENS, visit } from '../support/screens.ts'
import { translatableNames, translatePage, visibleAmounts } from '../support/translator.ts'

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
