import type { Page } from '@playwright/test'
import { CHOICES, MODEL } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect, test, type Site } from '../support/fixtures.ts'
import { saveBuilds, SCREENS, visit } from '../support/screens.ts'
import { openRow } from '../support/summary-rows.ts'
import { translatableNames, translatePage, visibleAmounts } from '../support/translator.ts'

// Each stop is visited twice.
test.setTimeout(180_000)

interface Stop {
  readonly name: string
  readonly go: (page: Page, site: Site) => Promise<void>
}

const on = (page: Page, site: Site) => configuratorPage(page, site.url)

const choose =
  (name: string): Stop['go'] =>
  (page, site) =>
    on(page, site).chooseOption(name)

const next: Stop['go'] = (page, site) => on(page, site).goToNextStep()

const credit = (page: Page) => page.getByRole('region', { name: 'Financiamento' })

/** From the model list to the summary, with the second engine and colours that cost extra, and through the financing. */
const WAY: readonly Stop[] = [
  { name: 'home', go: (page, site) => on(page, site).openHome() },
  { name: 'the filter', go: (page) => page.getByRole('button', { name: /^Filtro/ }).click() },
  { name: 'the model', go: (page, site) => on(page, site).chooseModel(MODEL) },
  { name: 'another engine', go: choose(CHOICES.motor) },
  { name: 'the versions', go: next },
  { name: 'another version', go: choose(CHOICES.versao) },
  { name: 'the colours', go: next },
  { name: 'a colour that costs extra', go: choose(CHOICES.exterior) },
  { name: 'the interiors', go: next },
  { name: 'an interior that costs extra', go: choose(CHOICES.interior) },
  { name: 'the summary', go: next },
  { name: 'the financing', go: (page) => openRow(page, 'Financiamento') },
  {
    name: 'the other credit type',
    go: (page) => credit(page).getByRole('radio', { name: 'Open Drive' }).check(),
  },
  {
    name: 'another down payment',
    go: async (page) => {
      await credit(page).getByRole('slider', { name: 'Entrada Inicial' }).press('Home')
      await credit(page).getByRole('button', { name: 'Atualizar valores' }).click()
    },
  },
  {
    name: 'the first credit type',
    go: (page) => credit(page).getByRole('radio', { name: 'Credit to Drive' }).check(),
  },
  {
    name: 'a saved configuration',
    go: (page) => page.getByRole('button', { name: 'Guardar', exact: true }).click(),
  },
  {
    name: 'the engines again',
    go: (page) => page.getByRole('button', { name: 'Alterar motor' }).click(),
  },
]

/** Follows a translated page and an untranslated one, and compares what they show at each stop. */
async function walk(page: Page, plain: Page, site: Site, stops: readonly Stop[]): Promise<void> {
  const log = collectLog(page)
  await translatePage(page)
  for (const { name, go } of stops)
    await test.step(name, async () => {
      for (const each of [plain, page]) {
        await go(each, site)
        await expect(each.locator('cfg-configurator [aria-busy=true]')).toHaveCount(0)
      }
      await expect(async () => {
        const amounts = await visibleAmounts(plain)
        expect(amounts.length).toBeGreaterThan(0)
        expect(await visibleAmounts(page)).toEqual(amounts)
      }).toPass({ timeout: 10_000 })
      expect.soft(await translatableNames(page)).toEqual([])
    })
  expect(log.filter((line) => line.includes('rendering failed'))).toEqual([])
}

test('a translated page shows the same amounts all the way to the financing', async ({
  page,
  browser,
  site,
}) => walk(page, await browser.newPage(), site, WAY))

test('a translated page shows the same amounts on every screen and in every dialog', async ({
  page,
  browser,
  site,
}) => {
  const codes = await saveBuilds(site)
  const start: Stop = { name: 'start', go: (each) => on(each, site).openStep('resumo') }
  const screens = SCREENS.map((screen): Stop => ({
    name: screen.name,
    go: (each) => visit(each, site, screen, codes),
  }))
  await walk(page, await browser.newPage(), site, [start, ...screens])
})
