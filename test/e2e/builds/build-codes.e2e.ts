import jsQR from 'jsqr'
import sharp from 'sharp'
import { CHOICES, CHOSEN, priceOf, WHOLE } from '../support/catalogue.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'
import { openShare } from '../support/summary-rows.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

test(
  'a configuration goes from the laptop to the phone by its code and by its QR code',
  { tag: '@desktop' },
  async ({ page, site, browser }) => {
    await page.goto(`${site.url}?${WHOLE}`)
    const code = (await page.locator('.code').textContent()) ?? ''
    expect(code).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
    await openShare(page)
    await page.getByRole('button', { name: 'Continuar no telemóvel' }).press('Enter')
    const picture = page.getByRole('img', { name: 'Código QR com o link desta configuração' })
    await expect(picture).toBeVisible()
    await expectNoAxeViolations(page)
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const link = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    expect(link).toBe(`${site.url.replace(/\/$/, '')}?${WHOLE}`)

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const scanned = await phone.newPage()
    await scanned.goto(link)
    await expect(scanned.locator('.code')).toHaveText(code)

    const typed = await phone.newPage()
    await typed.goto(site.url)
    await typed.getByRole('button', { name: 'Tenho um código' }).tap()
    const field = typed.getByLabel('Código da configuração')
    await field.fill(code.slice(0, -1))
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/nove letras e algarismos/i)
    await expectNoAxeViolations(typed)
    await field.fill(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))
    await typed.getByRole('button', { name: 'Abrir configuração' }).tap()
    await expect(typed.locator('.code')).toHaveText(code)
    const choices = typed.getByRole('list').filter({ hasText: 'Cor exterior' })
    for (const name of Object.values(CHOICES)) await expect(choices).toContainText(name)
    for (const opened of [scanned, typed])
      await expect(configuratorPage(opened, site.url).figure('Preço desde')).toHaveText(
        euros(priceOf(CHOSEN)),
      )
    await expect(typed.getByText('Desde então, nada mudou.')).toBeVisible()
    await typed.goBack()
    await configuratorPage(typed, site.url).expectHome()
    await phone.close()
  },
)

test(
  'an unknown code shows an error message, and the field keeps it',
  { tag: '@phone' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/)
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Tenho um código' }).click()
    const field = page.getByLabel('Código da configuração')
    await field.fill('7QX-M4T-9K6')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Não encontrámos uma configuração/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('7QX-M4T-9K6')
  },
)
