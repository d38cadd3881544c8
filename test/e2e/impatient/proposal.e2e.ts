import { expect, test } from '../support/fixtures.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'
import { holdCall } from '../support/failing-requests.ts'
import { openRow } from '../support/summary-rows.ts'

test(
  'a moved slider marks the figures as outdated, and "Pedir Proposta" sends the new ones',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('resumo')
    await openRow(page, 'Financiamento')
    const slider = page.getByRole('slider', { name: 'Entrada Inicial' })
    await slider.focus()
    await page.keyboard.press('End')
    const chosen = euros(Number(await slider.inputValue()), 2)
    await expect(configurator.footer).toContainText('Valores anteriores à sua alteração')
    await configurator.proposal.click()
    await expect(
      configurator.dialog.getByText(
        new RegExp(`entrada inicial de ${chosen.replaceAll(/\s/g, '\\s')}`),
      ),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(configurator.footer).not.toContainText('Valores anteriores')
  },
)

test(
  'a form that is opened before the dealers have arrived takes the contact details at once',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const release = await holdCall(page, 'hyuDealersLst')
    await configurator.openStep('resumo')
    await configurator.proposal.click()
    const mail = configurator.dialog.getByLabel('Email')
    await mail.fill('ines@exemplo.pt')
    release()
    const district = configurator.dialog.getByRole('combobox', { name: 'Localidade' })
    await expect(district.getByRole('option', { name: 'Lisboa' })).toBeAttached()
    await expect(mail).toBeFocused()
    await expect(mail).toHaveValue('ines@exemplo.pt')
    await district.selectOption('Lisboa')
    await expect(
      configurator.dialog.getByRole('combobox', { name: 'Concessionário' }),
    ).toBeEnabled()
  },
)
