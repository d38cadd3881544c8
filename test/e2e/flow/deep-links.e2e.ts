import {
  ENGINE_LINK,
  MODEL,
  OTHER,
  preselected,
  linkTo,
  VERSION_LINK,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Nothing here depends on the layout. Each address is tested in test/screens/paths.test.ts and
// test/store/guards.test.ts.

const NAME = encodeURIComponent(MODEL)

test(
  'the address of a step or comparison without any choice opens home without an alert',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    for (const path of ['motor', 'resumo', 'comparador/versao'])
      await test.step(path, async () => {
        await page.goto(new URL(`${NAME}/${path}`, site.url).href, {
          waitUntil: 'domcontentloaded',
        })
        await configurator.expectHome()
        await expect(configurator.alert).toHaveCount(0)
      })
  },
)

test(
  'an address whose model is unknown or is not the remembered one opens home',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(VERSION_LINK)
    await page.goto(configurator.address('motor', 'Fantasma'))
    await configurator.expectHome()
    await configurator.setChoicesCookie(linkTo(preselected(OTHER)))
    await page.goto(configurator.address('exterior', MODEL))
    await configurator.expectHome()
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
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(ENGINE_LINK)
    await page.goto(configurator.address('resumo', MODEL))
    await configurator.expectStep('versao')
    await expect(configurator.alert).toHaveText(/Selecione a versão!/)
  },
)
