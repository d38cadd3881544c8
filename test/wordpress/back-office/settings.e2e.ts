import { expect, test } from '../support/fixtures.ts'
import {
  SAVED,
  addressOf,
  expectAccessible,
  keepSettings,
  result,
  save,
  setting,
  tabsOf,
  tabTo,
} from './settings-screen.ts'

keepSettings()

test('buyers see the settings that an editor has saved, which the preview has shown before', async ({
  adminPage,
  page,
  wordpress,
}) => {
  await adminPage.goto(addressOf(wordpress, 'general'))
  await adminPage.getByLabel('Nome da marca').fill('Aurora')
  await save(adminPage)
  await expect(result(adminPage)).toHaveAttribute('id', SAVED)
  await adminPage.goto(addressOf(wordpress, 'texts'))
  await adminPage.getByLabel('Título: notas legais').fill('Letras pequenas')
  await adminPage.getByLabel('Texto: notas legais').fill('Primeira linha.\n\nSegunda linha.')
  const labels = adminPage.locator('[data-language="pt-PT"]')
  await labels.getByLabel('Etiqueta 1').fill('Selecionar')
  await labels.getByLabel('O seu texto 1').fill('Quero este')
  const preview = adminPage.frameLocator('.cfg-configurator-preview iframe')
  await expect(preview.locator('cfg-configurator').getByText('Quero este').first()).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Letras pequenas' })).toBeVisible()
  await save(adminPage)
  await expect(result(adminPage)).toHaveAttribute('id', SAVED)
  await expect(labels.getByLabel('O seu texto 1')).toHaveValue('Quero este')

  await page.goto(wordpress.page)
  const widget = page.locator('cfg-configurator')
  await expect(widget).toHaveAttribute('product', 'Aurora')
  await expect(widget.getByRole('heading', { name: /Aurora/ }).first()).toBeVisible()
  await expect(widget.getByText('Quero este').first()).toBeVisible()
  await expect(widget.getByRole('heading', { name: 'Letras pequenas' })).toBeVisible()
  await expect(widget.getByText('Segunda linha.', { exact: true })).toBeVisible()
})

test('the preview shows a colour and a legal link before they are saved', async ({
  adminPage,
  wordpress,
}) => {
  const element = adminPage
    .frameLocator('.cfg-configurator-preview iframe')
    .locator('cfg-configurator')
  await adminPage.goto(addressOf(wordpress, 'appearance'))
  await expect(element.getByRole('heading', { level: 1 })).toBeVisible()
  await adminPage.locator('#cfg-configurator-style_radius').fill('12')
  await expect(element).toHaveCSS('--cfg-radius', '12px')
  await adminPage.goto(addressOf(wordpress, 'legal'))
  await adminPage.locator('#cfg-configurator-complaints_link').fill('https://livro.example/')
  await expect(element.locator('a[href="https://livro.example/"]')).toBeVisible()
  expect((await setting(wordpress, 'complaints_link')) ?? '').toBe('')
})

test('questions are added and removed with one row each', async ({ adminPage, wordpress }) => {
  const rows = adminPage.locator('.cfg-configurator-row')
  await adminPage.goto(addressOf(wordpress, 'texts'))
  for (const [place, text] of ['Uma', 'Duas'].entries()) {
    await rows
      .nth(place)
      .getByLabel(/^Pergunta/)
      .fill(`${text}?`)
    await rows
      .nth(place)
      .getByLabel(/^Resposta/)
      .fill(`${text}.`)
  }
  await save(adminPage)
  await rows
    .first()
    .getByLabel(/^Pergunta/)
    .fill('')
  await save(adminPage)
  await expect(result(adminPage)).toHaveAttribute('id', SAVED)
  expect(await setting(wordpress, 'faqs_motor')).toEqual([
    { question: 'Duas?', answer: '<p>Duas.</p>' },
  ])
})

test('every tab of the settings, and the set-up, is accessible and fits at 390 and 1280 px', async ({
  adminPage,
  wordpress,
}) => {
  // Some twenty checks of a whole screen, and that of the set-up.
  test.slow()
  const tabs = await tabsOf(wordpress)
  expect(tabs.length).toBeGreaterThan(8)
  for (const tab of tabs) {
    await adminPage.goto(addressOf(wordpress, tab))
    await expect(adminPage.locator('.nav-tab-active')).toHaveAttribute('aria-current', 'page')
    for (const width of [390, 1280]) {
      await adminPage.setViewportSize({ width, height: 800 })
      await expectAccessible(adminPage, `${tab} at ${width} px`)
      const overflow = await adminPage
        .locator('.cfg-configurator-settings')
        .evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)
      // WordPress gives inputs that are as wide as the screen a margin of one pixel.
      expect(overflow, `${tab} at ${width} px`).toBeLessThanOrEqual(1)
    }
  }
  await adminPage.goto(`${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-setup`)
  await expectAccessible(adminPage, 'the set-up')
})

test('a setting can be changed by keyboard alone', async ({ adminPage, wordpress }) => {
  await adminPage.goto(addressOf(wordpress, 'mail'))
  await tabTo(adminPage, adminPage.getByRole('link', { name: 'Privacidade', exact: true }))
  await adminPage.keyboard.press('Enter')
  const days = adminPage.getByLabel('Apagar os pedidos ao fim de')
  await expect(days).toBeVisible()
  await tabTo(adminPage, days)
  await adminPage.keyboard.press('ControlOrMeta+a')
  await adminPage.keyboard.type('365')
  await adminPage.keyboard.press('Tab')
  await adminPage.keyboard.press('Space')
  await tabTo(adminPage, adminPage.getByRole('button', { name: 'Guardar alterações' }))
  await adminPage.keyboard.press('Enter')
  await expect(result(adminPage)).toHaveAttribute('id', SAVED)
  expect(await setting(wordpress, 'retention_days')).toBe('365')
  expect(await setting(wordpress, 'erase_on_uninstall')).toBe('1')
})
