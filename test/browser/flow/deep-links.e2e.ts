import { MODEL, VERSION_LINK, ENGINE_LINK } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { walkOn, type Step } from '../support/walk.ts'

const STEPS: readonly Step[] = ['motor', 'versao', 'exterior', 'interior', 'resumo']

for (const step of STEPS)
  test(`${step} without anything chosen leads home`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(walk.address(step, MODEL))
    await walk.expectHome()
    await expect(walk.alert).toHaveCount(0)
  })

for (const path of ['comparador', 'comparador/motor', 'comparador/versao'])
  test(`${path} without anything chosen leads home`, async ({ page, site }) => {
    await page.goto(new URL(`Mar%C3%A9/${path}`, site.url).href)
    await walkOn(page, site.url).expectHome()
  })

test('the comparison without its type leads home', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.remember(VERSION_LINK)
  await page.goto(new URL(`${encodeURIComponent(MODEL)}/comparador`, site.url).href)
  await walk.expectHome()
})

for (const [type, heading] of [
  ['motor', 'Comparar Motores'],
  ['versao', 'Comparar Versões'],
])
  test(`the comparison of ${type} opens, without the list of steps`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.remember(VERSION_LINK)
    await page.goto(new URL(`Mar%C3%A9/comparador/${type}`, site.url).href)
    await expect(walk.heading).toHaveText(heading ?? '')
    await expect(walk.navigation).toHaveCount(0)
  })

test('a model that is not in the range leads home', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.remember(VERSION_LINK)
  await page.goto(walk.address('motor', 'Fantasma'))
  await walk.expectHome()
})

test('choices of another model do not open this one', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.remember('modelid=102&engine=1021&version=10211')
  await page.goto(walk.address('exterior', MODEL))
  await walk.expectHome()
})

for (const path of ['xpto', 'Mar%C3%A9', 'Mar%C3%A9/xpto', 'Mar%C3%A9/motor/x', '%E0%A4%A'])
  test(`${path} shows home`, async ({ page, site }) => {
    await page.goto(new URL(path, site.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu Lume')
    await expect(page.getByRole('button', { name: `Selecionar ${MODEL}` })).toBeVisible()
  })

test('a remembered configuration opens as far as it goes', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.remember(ENGINE_LINK)
  await page.goto(walk.address('resumo', MODEL))
  await walk.expectStep('versao')
  await expect(walk.alert).toHaveText(/Selecione a versão!/)
})
