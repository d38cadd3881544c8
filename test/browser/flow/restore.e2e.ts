import {
  MODEL,
  CHOICES,
  CHOSEN,
  priceOf,
  WHOLE,
  VERSION_LINK,
  ENGINE_LINK,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, walkOn } from '../support/walk.ts'

test('a whole share link opens the summary', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?${WHOLE}`)
  await walk.expectStep('resumo')
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
  for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
  await expect(page.getByText(/a gama mudou/i)).toHaveCount(0)
})

const PARTIAL = [
  ['modelid=101', 'motor'],
  [ENGINE_LINK, 'versao'],
  [VERSION_LINK, 'exterior'],
  ['modelid=101&engine=1012&version=10123&colext=VBR', 'interior'],
  ['modelid=101&engine=&version=10123', 'motor'],
] as const

for (const [query, step] of PARTIAL)
  test(`the share link ${query} opens ${step}`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(`${site.url}?${query}`)
    await walk.expectStep(step)
    await expect(walk.alert).toHaveCount(0)
  })

test('a share link keeps what the buyer chose, and goes on from there', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?modelid=101&engine=1012&version=10123&colext=VBR`)
  await walk.expectStep('interior')
  await walk.choose(CHOICES.interior)
  await walk.goFrom('interior', 'resumo')
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
})

const STALE = [
  ['modelid=101&engine=1012&version=10123&colext=XXX&colint=PCA', 'exterior', 'a cor exterior'],
  ['modelid=101&engine=1012&version=10123&colext=VBR&colint=XXX', 'interior', 'o interior'],
  ['modelid=101&engine=1012&version=99999&colext=VBR&colint=PCA', 'versao', 'a versão'],
  ['modelid=101&engine=99999&version=10123&colext=VBR&colint=PCA', 'motor', 'o motor'],
] as const

for (const [query, step, lost] of STALE)
  test(`a link that lost ${lost} says so and opens ${step}`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(`${site.url}?${query}`)
    await walk.expectStep(step)
    const notice = page.getByRole('status').filter({ hasText: 'A gama mudou' })
    await expect(notice).toContainText(lost)
    await page.getByRole('button', { name: 'Fechar o aviso' }).click()
    await expect(notice).toHaveCount(0)
    await walk.goFrom(step, 'resumo')
  })

test('a link that lost its exterior colour keeps the rest', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?modelid=101&engine=1012&version=10123&colext=XXX&colint=PCA`)
  await walk.expectStep('exterior')
  await walk.choose(CHOICES.exterior)
  await walk.goFrom('exterior', 'interior')
  await walk.openOptions()
  await expect(walk.option(CHOICES.interior)).toBeChecked()
})

test('a link to a model that is gone stays home and says so', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?modelid=999&engine=1012`)
  await walk.expectHome()
  await expect(page.getByRole('status').filter({ hasText: 'já não existe' })).toBeVisible()
  await walk.pick(MODEL)
})

for (const garbage of ['modelid=', 'modelid=%E0%A4%A', `modelid=${'9'.repeat(3000)}`, 'engine=1'])
  test(`the query ${garbage.slice(0, 20)} is passed over`, async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(`${site.url}?${garbage}`)
    await expect(walk.heading).toHaveText('Escolha o seu Lume')
    await walk.pick(MODEL)
  })
