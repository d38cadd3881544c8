import { MODEL, CHOICES, PRESELECTED, ELECTRIC_ENGINE, OTHER } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

/** The models that can be selected, in the order shown. */
async function modelNames(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^Selecionar / })
  const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  return names.map((name) => name.replace('Selecionar ', ''))
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await expect(page.getByRole('button', { name: 'Limpar filtro' }).first()).toBeVisible()
}

/** A choice of the filter, by its group and its own name. */
function choice(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true })
}

test('home lists every model by price, ascending', async ({ page, site }) => {
  await walkOn(page, site.url).openHome()
  expect(await modelNames(page)).toEqual([
    OTHER.model.model,
    'Faial',
    'Alvor',
    'Brisa 5',
    'Aurora',
    MODEL,
    'Estrela',
    'Planalto',
    'Serra Alta',
  ])
})

const HOME_FILTERS = [
  ['Segmento', 'Citadino', [OTHER.model.model, 'Faial', 'Alvor']],
  ['Segmento', 'Elétrico', ['Aurora']],
  ['Preço', 'Até 15 000 €', [OTHER.model.model]],
  ['Preço', '15 000 a 25 000 €', ['Faial', 'Alvor']],
  ['Preço', '25 000 a 35 000 €', ['Brisa 5', 'Aurora', MODEL, 'Estrela']],
  ['Preço', 'Mais de 35 000 €', ['Planalto', 'Serra Alta']],
  ['Mensalidade', 'Até 200 €', [OTHER.model.model]],
  ['Mensalidade', '200 a 300 €', ['Faial', 'Alvor']],
  ['Mensalidade', '300 a 400 €', ['Brisa 5', 'Aurora', MODEL, 'Estrela']],
  ['Mensalidade', 'Mais de 400 €', ['Planalto', 'Serra Alta']],
] as const

test('each choice of the filter of home leaves the models that have it', async ({ page, site }) => {
  await walkOn(page, site.url).openHome()
  await openFilter(page)
  for (const [group, name, models] of HOME_FILTERS) {
    await choice(page, group, name).check()
    await expect.poll(() => modelNames(page), name).toEqual(models)
    const count = `${models.length} ${models.length === 1 ? 'modelo' : 'modelos'} de 9`
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtro' }).click()
    await expect(choice(page, group, name)).not.toBeChecked()
  }
  expect(await modelNames(page)).toHaveLength(9)
})

test('several choices of a group widen, several groups narrow', async ({ page, site }) => {
  await walkOn(page, site.url).openHome()
  await openFilter(page)
  await choice(page, 'Segmento', 'SUV').check()
  await choice(page, 'Segmento', 'Berlina').check()
  await choice(page, 'Preço', '25 000 a 35 000 €').check()
  await expect.poll(() => modelNames(page)).toEqual(['Aurora', MODEL, 'Estrela'])
  await choice(page, 'Mensalidade', '300 a 400 €').check()
  await expect.poll(() => modelNames(page)).toEqual(['Aurora', MODEL, 'Estrela'])
  await expect(page.getByRole('button', { name: /^Filtro/ })).toHaveAccessibleName(
    'Filtro 4 ativos',
  )
})

test('bands that cannot match are disabled, unchecked, and say why', async ({ page, site }) => {
  await walkOn(page, site.url).openHome()
  await openFilter(page)
  await choice(page, 'Preço', 'Até 15 000 €').check()
  const rent = choice(page, 'Mensalidade', 'Mais de 400 €')
  await expect(rent).toHaveAttribute('aria-disabled', 'true')
  await expect(rent).toHaveAccessibleDescription(/Sem opções com os filtros escolhidos: .*400 €/)
  await rent.click({ force: true })
  await expect(rent).not.toBeChecked()

  await choice(page, 'Segmento', 'Elétrico').check()
  const price = choice(page, 'Preço', 'Até 15 000 €')
  await expect(price).not.toBeChecked()
  await expect(price).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => modelNames(page)).toEqual(['Aurora'])
})

test('the filter outlives a visit to a model', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.openHome()
  await openFilter(page)
  await choice(page, 'Segmento', 'Elétrico').check()
  await walk.pick('Aurora')
  await page.goBack()
  await walk.expectHome()
  await expect.poll(() => modelNames(page)).toEqual(['Aurora'])
})

/** The engines or versions that the list shows. */
async function cardNames(page: Page): Promise<string[]> {
  return page.locator('[part=options] article').getByRole('heading').allTextContents()
}

const ENGINE_FILTERS = [
  ['Transmissão', 'Manual', [PRESELECTED.engine.engine]],
  ['Transmissão', 'Automática', [CHOICES.motor, ELECTRIC_ENGINE.engine]],
  ['Preço', '25 000 a 35 000 €', [PRESELECTED.engine.engine]],
  ['Preço', 'Mais de 35 000 €', [CHOICES.motor, ELECTRIC_ENGINE.engine]],
  ['Mensalidade', '300 a 400 €', [PRESELECTED.engine.engine]],
  ['Mensalidade', 'Mais de 400 €', [CHOICES.motor, ELECTRIC_ENGINE.engine]],
] as const

test('each choice of the filter of Motors leaves the engines that have it', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.openOptions()
  await openFilter(page)
  for (const [group, name, engines] of ENGINE_FILTERS) {
    await choice(page, group, name).check()
    await expect.poll(() => cardNames(page), name).toEqual(engines)
    await page.getByRole('button', { name: 'Limpar filtro' }).click()
  }
  const cheap = choice(page, 'Preço', 'Até 15 000 €')
  await expect(cheap).toHaveAttribute('aria-disabled', 'true')
  await expect(cheap).toHaveAccessibleDescription(
    'Sem opções nestes valores: Até 15 000 €; 15 000 a 25 000 €.',
  )
  await expect(page.getByRole('status').filter({ hasText: '3 motores de 3' })).toBeVisible()
})

test('filtering the chosen engine away does not undo the choice', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  await walk.openOptions()
  await openFilter(page)
  await choice(page, 'Transmissão', 'Automática').check()
  await expect(walk.option(PRESELECTED.engine.engine)).toHaveCount(0)
  await expect(walk.figure('Preço desde')).toHaveText('32 450 €')
  await choice(page, 'Transmissão', 'Automática').uncheck()
  await expect(walk.option(PRESELECTED.engine.engine)).toBeChecked()
})

const VERSION_FILTERS = [
  [
    'Transmissão',
    'Manual',
    [PRESELECTED.version.designation, 'Vivo', CHOICES.versao, 'Atlântico', 'Prestígio'],
  ],
  ['Preço', '25 000 a 35 000 €', [PRESELECTED.version.designation, 'Vivo', CHOICES.versao]],
  ['Preço', 'Mais de 35 000 €', ['Atlântico', 'Prestígio']],
  ['Mensalidade', '300 a 400 €', [PRESELECTED.version.designation, 'Vivo', CHOICES.versao]],
  ['Mensalidade', 'Mais de 400 €', ['Atlântico', 'Prestígio']],
] as const

test('each choice of the filter of Version leaves the versions that have it', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('versao')
  await walk.openOptions()
  await openFilter(page)
  for (const [group, name, versions] of VERSION_FILTERS) {
    await choice(page, group, name).check()
    await expect.poll(() => cardNames(page), name).toEqual(versions)
    await page.getByRole('button', { name: 'Limpar filtro' }).click()
  }
  await expect(page.getByRole('status').filter({ hasText: '5 versões de 5' })).toBeVisible()
})
