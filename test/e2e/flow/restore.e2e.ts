import {
  CHOICES,
  CHOSEN,
  CAR,
  MODEL,
  STALE_LINK,
  VERSION_LINK,
  WHOLE,
  priceOf,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Which step a link opens, and what it keeps of stale choices, is tested in
// test/domain/steps/restore.test.ts and test/store/restore.test.ts.

test(
  'the share link of a whole configuration opens its summary',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
    for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
    await expect(page.getByText(/a gama mudou/i)).toHaveCount(0)
  },
)

test(
  'a share link without an interior opens its step, and the buyer goes on from there',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${VERSION_LINK}&colext=${CHOSEN.exterior.colorid}`)
    await configurator.expectStep('interior')
    await expect(configurator.alert).toHaveCount(0)
    await configurator.chooseOption(CHOICES.interior)
    await configurator.goThroughSteps('interior', 'resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)

test(
  'a share link with an unknown exterior colour shows a notice, opens that step and keeps the rest',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${STALE_LINK}`)
    await configurator.expectStep('exterior')
    const notice = page.getByRole('status').filter({ hasText: 'A gama mudou' })
    await expect(notice).toContainText('a cor exterior')
    await page.getByRole('button', { name: 'Fechar o aviso' }).click()
    await expect(notice).toHaveCount(0)
    await configurator.chooseOption(CHOICES.exterior)
    await configurator.goThroughSteps('exterior', 'interior')
    await configurator.openOptions()
    await expect(configurator.option(CHOICES.interior)).toBeChecked()
  },
)

test(
  'a share link to a model that is gone stays on home and says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?modelid=999&engine=${CAR.engines[0]?.id}`)
    await configurator.expectHome()
    await expect(page.getByRole('status').filter({ hasText: 'já não existe' })).toBeVisible()
    await configurator.chooseModel(MODEL)
  },
)

test(
  'a query that cannot be read opens a home that works',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    for (const query of ['modelid=', 'modelid=%E0%A4%A', `modelid=${'9'.repeat(3000)}`, 'engine=1'])
      await test.step(query.slice(0, 20), async () => {
        await page.goto(`${site.url}?${query}`, { waitUntil: 'domcontentloaded' })
        await expect(configurator.heading).toHaveText('Escolha o seu Lume')
      })
    await configurator.chooseModel(MODEL)
  },
)
