import { openRow, openShare } from '../../e2e/support/summary-rows.ts'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, expectAccessible, keepSettings, setting } from './settings-screen.ts'

keepSettings()

const LENDER = /Mutuante: Banco Por Guardar, S\.A\./

/** Opens the tab and enters one text of each section, without saving. */
async function enterTexts(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#cfg-lender_name').fill('Banco Por Guardar, S.A.')
  await page.locator('#cfg-guarantee_title').fill('Garantia por guardar')
  for (const [field, path] of [
    ['imprint_link', '/ficha-por-guardar/'],
    ['policy_link', '/politica-por-guardar/'],
  ]) {
    await page.locator(`#cfg-${field}`).selectOption('other')
    await page.locator(`#cfg-${field}-address`).fill(path!)
  }
  // The script has added the choices that the later screens need.
  await expect(
    page.locator('[data-place="credit"] [data-screen="summary"]').first(),
  ).toHaveAttribute('href', /colint=/)
}

/** The names of the screens that a place links. */
const screensOf = (page: Page, place: string): Promise<string[]> =>
  page
    .locator(`[data-place="${place}"] [data-screen]`)
    .evaluateAll((links) => links.map((link) => link.textContent))

/** Opens a link of a place in the preview; resolves when another page has replaced the one in it. */
async function open(page: Page, place: string, words: string): Promise<FrameLocator> {
  const preview = page.frameLocator('[name="cfg-preview"]')
  await preview.locator('html').evaluate((root) => root.setAttribute('data-before', ''))
  await page
    .locator(`[data-place="${place}"]`)
    .getByRole('link', { name: words, exact: true })
    .click()
  await expect(preview.locator('html:not([data-before]) cfg-configurator')).toBeAttached()
  // Every page begins with the list of models, which WordPress has rendered.
  if (words !== 'Ecrã inicial')
    await expect(preview.locator('cfg-configurator .home-head')).toHaveCount(0)
  return preview
}

test('an editor sees a legal text on every screen and in every window before saving it', async ({
  adminPage,
  wordpress,
}) => {
  test.slow()
  await enterTexts(adminPage, addressOf(wordpress, 'legal'))
  await expectAccessible(adminPage, 'legal information')
  const credit = await screensOf(adminPage, 'credit')
  expect(credit).toHaveLength(7)
  for (const screen of credit) {
    const preview = await open(adminPage, 'credit', screen)
    const notice = preview.locator('.credit').filter({ hasText: LENDER })
    await expect(notice.first(), screen).toBeVisible()
    const links = preview.locator('.legal-line')
    await expect(links.locator('a[href$="/ficha-por-guardar/"]'), screen).toBeVisible()
    await expect(links.locator('a[href$="/politica-por-guardar/"]'), screen).toBeVisible()
  }
  for (const [place, text] of [
    ['guarantee', 'Garantia por guardar'],
    ['values', /^(Consumo|Emissões|Consumo elétrico|Autonomia|CO2).*\(WLTP\)/],
    ['notes', 'Menções legais'],
  ] as const) {
    for (const screen of await screensOf(adminPage, place)) {
      const preview = await open(adminPage, place, screen)
      // In the width of the preview, the cards of engines and versions are in a sheet that is closed.
      if (place === 'values' && ['Motor e versão', 'Comparador'].includes(screen))
        await preview.getByRole('button', { name: /^Selecionar (motor|versão)/ }).click()
      if (place === 'guarantee' && ['Preço e financiamento', 'Resumo'].includes(screen))
        await openRow(preview.locator('cfg-configurator'), 'Garantia')
      const shown = preview.locator('cfg-configurator').getByText(text).filter({ visible: true })
      await expect(shown.first(), `${place}: ${screen}`).toBeVisible()
    }
  }

  const preview = await open(adminPage, 'example', 'Preço e financiamento')
  const widget = preview.locator('cfg-configurator')
  const dialog = widget.getByRole('dialog')
  await widget
    .getByRole('button', { name: /^Saber mais sobre/ })
    .first()
    .click()
  await expect(dialog.getByText('Exemplo representativo')).toBeVisible()
  await expect(dialog.locator('.credit').filter({ hasText: LENDER })).toBeVisible()
  await expect(dialog.getByText('Garantia por guardar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(dialog).toHaveCount(0)
  await openShare(widget)
  // The representative example, the forms and print are those of the summary, which the link has opened.
  for (const name of ['Pedir Proposta', 'Marcar Test-Drive', 'Enviar por email']) {
    await widget.getByRole('button', { name }).first().click()
    await expect(dialog.locator('.credit').filter({ hasText: LENDER }), name).toBeVisible()
    await expect(
      dialog.getByRole('link', { name: 'Política de Privacidade' }),
      name,
    ).toHaveAttribute('href', /\/politica-por-guardar\/$/)
    await dialog.getByRole('button', { name: 'Fechar' }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  await adminPage.emulateMedia({ media: 'print' })
  await expect(widget.locator('.credit').filter({ hasText: LENDER }).first()).toBeVisible()
  await expect(widget.getByText('Garantia por guardar').first()).toBeVisible()
  await expect(widget.getByText(/Consumo \(WLTP\)/).first()).toBeVisible()
  await adminPage.emulateMedia({ media: 'screen' })
  expect((await setting(wordpress, 'lender_name')) ?? '').not.toContain('Por Guardar')
})

test('an editor sees a legal text in the mails and in the printed models before saving it', async ({
  adminPage,
  wordpress,
}) => {
  await enterTexts(adminPage, addressOf(wordpress, 'legal'))
  for (const what of ['models', 'dealer', 'confirmation', 'configuration']) {
    const opened = adminPage.waitForEvent('popup')
    await adminPage.locator(`button[value="show:${what}"]`).click()
    const shown = await opened
    const root =
      what === 'models' ? shown.locator('body') : shown.frameLocator('iframe').locator('body')
    await expect(root.getByText(LENDER).first(), what).toBeVisible()
    await shown.close()
  }
  expect((await setting(wordpress, 'lender_name')) ?? '').not.toContain('Por Guardar')
  await adminPage
    .locator('[data-place="credit"]')
    .getByRole('link', { name: /^Texto «/ })
    .first()
    .click()
  await expect(adminPage.locator('#cfg-labels-creditWarning')).toBeInViewport()
})
