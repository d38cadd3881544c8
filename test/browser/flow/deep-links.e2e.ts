import {
  ENGINE_LINK,
  MODEL,
  OTHER,
  preselected,
  linkTo,
  VERSION_LINK,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

// Nothing here depends on the layout. Each address is tested in test/screens/paths.test.ts and
// test/store/guards.test.ts.

const NAME = encodeURIComponent(MODEL)

test(
  'the address of a step or comparison without any choice opens home without an alert',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    for (const path of ['motor', 'resumo', 'comparador/versao'])
      await test.step(path, async () => {
        await page.goto(new URL(`${NAME}/${path}`, site.url).href, {
          waitUntil: 'domcontentloaded',
        })
        await walk.expectHome()
        await expect(walk.alert).toHaveCount(0)
      })
  },
)

test(
  'an address whose model is unknown or is not the remembered one opens home',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.remember(VERSION_LINK)
    await page.goto(walk.address('motor', 'Fantasma'))
    await walk.expectHome()
    await walk.remember(linkTo(preselected(OTHER)))
    await page.goto(walk.address('exterior', MODEL))
    await walk.expectHome()
  },
)

test('an address that names no screen shows home', { tag: '@desktop' }, async ({ page, site }) => {
  for (const path of ['xpto', NAME, `${NAME}/xpto`, `${NAME}/motor/x`, '%E0%A4%A'])
    await test.step(path, async () => {
      await page.goto(new URL(path, site.url).href, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu Lume')
      await expect(page.getByRole('button', { name: `Selecionar ${MODEL}` })).toBeVisible()
    })
})

test(
  'the address of the summary opens the first step whose choice is missing',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.remember(ENGINE_LINK)
    await page.goto(walk.address('resumo', MODEL))
    await walk.expectStep('versao')
    await expect(walk.alert).toHaveText(/Selecione a versão!/)
  },
)
