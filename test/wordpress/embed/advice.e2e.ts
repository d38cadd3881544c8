import { CAR, need } from '../../e2e/support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A version whose wheels are alloy: the cheapest ones are of steel. */
const RICH = need(
  'version that is not the cheapest',
  CAR.versions,
  ({ designation }) => designation === 'Horizonte',
)

// The gateway passes on texts, points and the addresses of pictures.
test('a point on the car opens the picture and the text of its equipment', async ({
  page,
  configurator,
}) => {
  await configurator.goToStep('versao', CAR.model.model, { versao: RICH.designation })
  const points = page.getByRole('list', { name: 'Equipamento assinalado no automóvel' })
  await points.getByRole('button', { name: 'Faróis full LED' }).press('Enter')
  await expect(configurator.dialog).toContainText('Médios e máximos em LED')
  const picture = configurator.dialog.getByRole('img', { name: 'Faróis full LED' })
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('"O que não pode faltar" finds the cheapest car with what is wished for, and opens its summary', async ({
  page,
  configurator,
}) => {
  await configurator.openHome()
  await page.getByRole('button', { name: 'Filtro' }).click()
  const group = page.getByRole('group', { name: 'O que não pode faltar' })
  await group.getByRole('button').click()
  for (const wish of ['Automática', 'Teto panorâmico de abrir'])
    await configurator.dialog.getByRole('button', { name: wish, exact: true }).click()
  await configurator.dialog.getByRole('button', { name: 'Ver resultados' }).click()
  const card = configurator.dialog.locator('.guide-card').first()
  await expect(card).toContainText('TAEG')
  await card.getByRole('link', { name: /^Selecionar / }).click()
  await expect(page).toHaveURL(/\/resumo$/)
  await expect(page.getByText(/^Preço total desde/).first()).toBeVisible()
})
