import { askQuote } from '../support/credit.ts'
import { MODEL, CHOICES, PRESELECTED, CHOSEN, OTHER, priceOf, WHOLE } from '../support/catalogue.ts'
import { ROUTES } from '../../../demo/content-site/routes/all-routes.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { euros, walkOn, type Walk } from '../support/walk.ts'

/** Calls whose answer the way waits for. */
const AWAITED = [
  'lstModels',
  'lstEngines',
  'lstVersions',
  'extColors',
  'panomaricLI',
  'updateFinances',
] as const

for (const call of AWAITED)
  test(`${call}: late, and the whole way all the same`, async ({ page, site }) => {
    site.setFaults({ call, fault: 'late', delay: 700 })
    const walk = walkOn(page, site.url)
    await walk.goTo('resumo', MODEL, CHOICES)
    await expectTruePrice(walk, site.url)
  })

for (const call of new Set(ROUTES.map((route) => route.call)))
  test(
    `${call}: late, and a share link opens all the same`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      site.setFaults({ call, fault: 'late', delay: 700 })
      const walk = walkOn(page, site.url)
      await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
      await walk.expectStep('resumo')
      await expectTruePrice(walk, site.url)
      await page.getByRole('button', { name: 'Alterar interior' }).click()
      await walk.expectStep('interior')
      await walk.openOptions()
      await expect(walk.option(CHOICES.interior)).toBeChecked()
    },
  )

/** The price of the whole configuration, with the instalment of the content site's own. */
async function expectTruePrice(walk: Walk, home: string): Promise<void> {
  const { version, exterior, interior } = CHOSEN
  const surcharges = exterior.price + interior.price
  await expect(walk.figure('Preço desde')).toHaveText(euros(version.price + surcharges))
  const { fee } = await askQuote(home, version, surcharges)
  await expect(walk.figure('Mensalidade')).toHaveText(`${euros(fee, 2)}/mês`)
}

test('a late price never replaces that of a later colour', async ({ page, site }) => {
  const { version, exterior } = CHOSEN
  const walk = walkOn(page, site.url)
  await walk.goTo('exterior', MODEL, { motor: CHOICES.motor, versao: CHOICES.versao })
  await walk.openOptions()
  site.setFaults({ call: 'updateFinances', fault: 'late', delay: 1500, times: 1 })
  await walk.option('Cinza Mate').check()
  await walk.option(CHOICES.exterior).check()
  const { fee } = await askQuote(site.url, version, exterior.price)
  await expect(walk.figure('Mensalidade')).toHaveText(`${euros(fee, 2)}/mês`)
  await page.waitForTimeout(1600)
  await expect(walk.figure('Mensalidade')).toHaveText(`${euros(fee, 2)}/mês`)
  await expect(walk.figure('Preço desde')).toHaveText(euros(version.price + exterior.price))
  await expect(walk.option(CHOICES.exterior)).toBeChecked()
})

test('late engines of one model never come into another', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.openHome()
  site.setFaults({ call: 'lstEngines', fault: 'late', delay: 2000, times: 1 })
  await page.getByRole('button', { name: `Selecionar ${MODEL}` }).click()
  await walk.expectStep('motor')
  await page.goBack()
  await walk.pick(OTHER.model.model)
  await walk.choose('1.0 Turbo')
  await page.waitForTimeout(2200)
  await walk.expectStep('motor', OTHER.model.model)
  await walk.openOptions()
  await expect(walk.option('1.0 Turbo')).toBeChecked()
  await expect(walk.option(PRESELECTED.engine.engine)).toHaveCount(0)
})

test('a choice outlives a list that fails, and comes back with it', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(FAILED_CALLS)
  const walk = walkOn(page, site.url)
  await walk.open('resumo')
  site.setFaults({ call: 'extColors', fault: 'fail' }, { call: 'panomaricLI', fault: 'fail' })
  await page.goto(walk.address('exterior', MODEL))
  await walk.expectStep('exterior')
  await walk.openOptions()
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()

  site.clearFaults()
  await retry.click()
  await walk.openOptions()
  await expect(walk.option(CHOICES.exterior)).toBeChecked()
  await walk.closeOptions()
  await walk.goFrom('exterior', 'interior')
  await walk.openOptions()
  await expect(walk.option(CHOICES.interior)).toBeChecked()
})

test('a save that fails changes nothing on the summary', async ({ page, site, pageErrors }) => {
  pageErrors.allow(FAILED_CALLS)
  site.setFaults({ call: 'saveCfgOptions', fault: 'fail' })
  const walk = walkOn(page, site.url)
  await walk.goTo('resumo', MODEL, CHOICES)
  await expect(page.locator('.total')).toContainText(euros(priceOf(CHOSEN)))
  await expect(walk.alert).toHaveCount(0)
  expect(await site.savedConfigurations()).toEqual([])
})
