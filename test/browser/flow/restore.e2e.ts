import { CHOICES, CHOSEN, CAR, MODEL, VERSION_LINK, WHOLE, priceOf } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, walkOn } from '../support/walk.ts'

// Which step a link opens, and what it keeps of stale choices, is tested in
// test/domain/restore.test.ts and test/store/restore.test.ts.

test('the share link of a whole configuration opens its summary', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?${WHOLE}`)
  await walk.expectStep('resumo')
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
  for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
  await expect(page.getByText(/a gama mudou/i)).toHaveCount(0)
})

test(
  'a share link without an interior opens its step, and the buyer goes on from there',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(`${site.url}?${VERSION_LINK}&colext=${CHOSEN.exterior.colorid}`)
    await walk.expectStep('interior')
    await expect(walk.alert).toHaveCount(0)
    await walk.choose(CHOICES.interior)
    await walk.goFrom('interior', 'resumo')
    await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)

test('a share link whose exterior colour is gone says so, opens its step and keeps the rest', async ({
  page,
  site,
}) => {
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?${WHOLE.replace(/colext=\w+/, 'colext=XXX')}`)
  await walk.expectStep('exterior')
  const notice = page.getByRole('status').filter({ hasText: 'A gama mudou' })
  await expect(notice).toContainText('a cor exterior')
  await page.getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(notice).toHaveCount(0)
  await walk.choose(CHOICES.exterior)
  await walk.goFrom('exterior', 'interior')
  await walk.openOptions()
  await expect(walk.option(CHOICES.interior)).toBeChecked()
})

test(
  'a share link to a model that is gone stays on home and says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(`${site.url}?modelid=999&engine=${CAR.engines[0]?.id}`)
    await walk.expectHome()
    await expect(page.getByRole('status').filter({ hasText: 'já não existe' })).toBeVisible()
    await walk.pick(MODEL)
  },
)

test(
  'a query that cannot be read opens a home that works',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    for (const query of ['modelid=', 'modelid=%E0%A4%A', `modelid=${'9'.repeat(3000)}`, 'engine=1'])
      await test.step(query.slice(0, 20), async () => {
        await page.goto(`${site.url}?${query}`, { waitUntil: 'domcontentloaded' })
        await expect(walk.heading).toHaveText('Escolha o seu Lume')
      })
    await walk.pick(MODEL)
  },
)
