import { MODEL, WHOLE } from '../browser/support/catalogue.ts'
import { test } from './fixtures.ts'

/** Time until what never comes is shown as loading, in milliseconds. */
const LOADING_MS = 1000

test('loading', async ({ page, site, shoot, answer }) => {
  await answer('/lstModels', null)
  await page.goto(site.url, { waitUntil: 'commit' })
  await page.locator('cfg-configurator').waitFor({ state: 'attached' })
  await page.waitForTimeout(LOADING_MS)
  await shoot('loading')
})

test('failed', async ({ page, site, shoot, answer }) => {
  await answer('/lstModels', 404, '{}')
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Tentar novamente' }).first().waitFor()
  await shoot('failed')
})

test('empty', async ({ page, site, shoot, answer }) => {
  await answer('/lstModels', 200, '[]')
  await page.goto(site.url)
  await page.getByText('Sem resultados').first().waitFor()
  await shoot('empty')
})

test('step-loading', async ({ page, walk, shoot, answer }) => {
  await answer('/lstEngines', null)
  await walk.remember(WHOLE)
  await page.goto(walk.address('motor', MODEL))
  await page.waitForTimeout(LOADING_MS)
  await shoot('step-loading')
})

test('step-failed', async ({ page, walk, shoot, answer }) => {
  await answer('/lstEngines', 404, '{}')
  await walk.openHome()
  await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
  await page
    .getByRole('button', { name: 'Tentar novamente' })
    .first()
    .waitFor({ state: 'attached' })
  await walk.openOptions()
  await shoot('step-failed')
})

test('no-match', async ({ page, walk, shoot }) => {
  await walk.open('motor')
  await walk.openOptions()
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await page.getByRole('checkbox', { name: 'Manual' }).check()
  await page
    .getByText(/^Sem opções/)
    .first()
    .waitFor()
  await shoot('disabled-options')
})

test('alert', async ({ page, walk, shoot }) => {
  await walk.open('motor')
  await walk.openOptions()
  await page.getByRole('checkbox', { checked: true }).first().click()
  await walk.closeOptions()
  await walk.goOn()
  await walk.alert.waitFor()
  await shoot('alert')
})

test('no-colours', async ({ page, walk, shoot, answer }) => {
  await answer('/extColors', 200, '[]')
  await walk.remember(WHOLE)
  await page.goto(walk.address('exterior', MODEL))
  await page
    .getByText(/^Lamentamos/)
    .first()
    .waitFor({ state: 'attached' })
  await walk.openOptions()
  await shoot('no-colours')
})

test('no-pictures', async ({ walk, shoot, answer }) => {
  await answer('/media/', 404, '{}')
  await walk.openHome()
  await shoot('no-pictures-home')
  await walk.open('exterior')
  await shoot('no-pictures-exterior')
  await walk.open('interior')
  await shoot('no-pictures-interior')
})

test('changed-range', async ({ page, site, walk, shoot }) => {
  await page.goto(`${site.url}?${WHOLE.replace('VBR', 'XXX')}`)
  await page.getByText(/a gama mudou/i).waitFor()
  await walk.expectSettled()
  await shoot('changed-range')
})

test('summary-loading', async ({ page, walk, shoot, answer }) => {
  await answer('/updateFinances', null)
  await walk.remember(WHOLE)
  await page.goto(walk.address('resumo', MODEL))
  await page.waitForTimeout(LOADING_MS)
  await shoot('summary-loading')
})

test('dealers-failed', async ({ walk, shootOpened, answer }) => {
  await answer('/hyuDealersLst', 404, '{}')
  await walk.open('resumo')
  await shootOpened('Pedir Proposta', 'proposal-failed')
})
