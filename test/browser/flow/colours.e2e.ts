import { MODEL, CHOICES } from '../support/catalogue.ts'
import type { ModelEntry } from '../../../demo/content-site/catalogue/types.ts'
import { expect, test } from '../support/fixtures.ts'
import { standInFrames, turnOn } from '../support/turn.ts'
import { walkOn } from '../support/walk.ts'

const NO_EXTERIORS = 'Lamentamos, no momento não há cores disponíveis para a respetiva versão'
const NO_INTERIORS = 'Lamentamos, no momento não há cores disponiveis para a respetiva versão'
const TRY_LATER = 'Por favor, tente mais tarde.'

test('a version without exterior colours apologises and goes on to a true summary', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('exterior', 'Estrela', { motor: CHOICES.motor, versao: 'Prestígio' })
  await walk.openOptions()
  await expect(page.getByText(NO_EXTERIORS, { exact: true })).toBeVisible()
  await expect(page.getByText(TRY_LATER, { exact: true })).toBeVisible()
  await walk.closeOptions()
  await walk.goFrom('exterior', 'resumo', 'Estrela', { interior: 'Pele Preta' })
  const line = page.getByRole('listitem').filter({ hasText: 'Cor exterior' })
  await expect(line).toContainText('Sem opções para esta versão')
  await expect(page.locator('.total')).toContainText('43 500 €')
  await line.getByRole('button', { name: 'Alterar cor exterior' }).click()
  await walk.expectStep('exterior', 'Estrela')
})

test('a version without interiors apologises and goes on to a true summary', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('interior', 'Serra Alta', { motor: '2.2 D 4x4', versao: 'Prestígio' })
  await walk.openOptions()
  await expect(page.getByText(NO_INTERIORS, { exact: true })).toBeVisible()
  await expect(page.getByText(TRY_LATER, { exact: true })).toBeVisible()
  await walk.closeOptions()
  await walk.goFrom('interior', 'resumo', 'Serra Alta')
  const line = page.getByRole('listitem').filter({ hasText: /^Interior/ })
  await expect(line).toContainText('Sem opções para esta versão')
  await expect(page.locator('.total')).toContainText('59 300 €')
})

test('surcharges are read beside each colour, and add up', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('exterior', MODEL, { versao: CHOICES.versao })
  await walk.openOptions()
  const chips = page.getByRole('group', { name: 'Cores exteriores' })
  await expect(chips.getByRole('radio', { name: 'Branco Neve Incluída' })).toBeChecked()
  await expect(chips.getByRole('radio', { name: 'Vermelho Brasa + 750 €' })).toBeVisible()
  await expect(chips.getByRole('radio', { name: 'Cinza Mate + 1 250 €' })).toBeVisible()
  await chips.getByRole('radio', { name: /^Vermelho Brasa/ }).check()
  await expect(chips.getByText('Metalizada, + 750 €')).toBeVisible()
  await expect(walk.figure('Preço desde')).toHaveText('35 700 €')
  await walk.closeOptions()
  await walk.goFrom('exterior', 'interior')

  await walk.openOptions()
  const leather = page.getByRole('group', { name: 'Pele', exact: true })
  await expect(leather.getByRole('radio')).toHaveCount(2)
  await expect(
    page
      .getByRole('group', { name: 'Tecido' })
      .getByRole('radio', { name: 'Tecido Preto Incluído' }),
  ).toBeChecked()
  await leather.getByRole('radio', { name: 'Pele Camel + 1 200 €' }).check()
  await expect(walk.figure('Preço desde')).toHaveText('36 900 €')
  await walk.closeOptions()
  await walk.goFrom('interior', 'resumo')
  await expect(page.getByText('750 € + IVA', { exact: true })).toBeVisible()
  await expect(page.getByText('1 200 € + IVA', { exact: true })).toBeVisible()
  await expect(page.locator('.total')).toContainText('36 900 €')
  await expect(walk.footer).toContainText(
    'Versão Horizonte 34 950 €, Vermelho Brasa + 750 €, Pele Camel + 1 200 €.',
  )
})

test('an interior without a material stands under "Tecido"', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('interior', MODEL)
  await walk.openOptions()
  const fabric = page.getByRole('group', { name: 'Tecido', exact: true })
  await expect(fabric.getByRole('radio')).toHaveCount(2)
  await expect(fabric.getByRole('radio', { name: 'Tecido Cinza Incluído' })).toBeVisible()
})

test('choosing a colour changes the pictures of the car', async ({ page, site }) => {
  await standInFrames(page)
  const turn = turnOn(page, ['BNE', 'AAT'])
  const walk = walkOn(page, site.url)
  await walk.goTo('exterior')
  await turn.expectShown('BNE', 0)
  await walk.choose('Azul Atlântico')
  await turn.expectShown('AAT', 0)
})

test('the Exterior and Interior toggle appears from step 4 on', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  const toggle = page.getByRole('group', { name: 'Vista do automóvel' })
  const name = /^Interior Tecido Preto do Maré/
  const cabin = page.getByRole('img', { name }).or(page.getByRole('application', { name })).first()
  await walk.goTo('exterior')
  await walk.expectSettled()
  await expect(toggle).toHaveCount(0)
  await walk.goFrom('exterior', 'interior')
  await expect(cabin).toBeVisible()
  await toggle.getByRole('radio', { name: 'Exterior' }).check()
  await expect(page.getByRole('slider', { name: `${MODEL}, vista exterior a 360°` })).toBeVisible()
  await walk.goFrom('interior', 'resumo')
  await toggle.getByRole('radio', { name: 'Interior' }).check()
  await expect(cabin).toBeVisible()
})

for (const model of ['Brisa 5', 'Serra Alta', MODEL])
  test(`the address of ${model} carries its name, space and accent included`, async ({
    page,
    site,
  }) => {
    const walk = walkOn(page, site.url)
    await walk.goTo('resumo', model)
    expect(new URL(page.url()).pathname).toBe(`/configurador/${encodeURIComponent(model)}/resumo`)
    await page.reload()
    await walk.expectStep('resumo', model)
  })

test('a model without a picture shows the no-model picture', async ({ page, site }) => {
  await page.route('**/wp-json/cfg/lstModels/**', async (route) => {
    const answer = await route.fetch()
    const models = (await answer.json()) as ModelEntry[]
    const without = models.map((model) =>
      model.model === 'Alvor' ? { ...model, modelImg: '' } : model,
    )
    await route.fulfill({ response: answer, json: without })
  })
  const walk = walkOn(page, site.url)
  await walk.openHome()
  const card = page.getByRole('article').filter({ hasText: 'Alvor' })
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.locator('.pic svg')).toBeAttached()
})
