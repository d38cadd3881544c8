import { CAR, CHOICES, CHOSEN, need, PRESELECTED, versionsOf } from '../support/catalogue.ts'
import { comparisonPage, openAt, openFrom } from '../support/comparison.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** Two more versions beside the first one and the chosen one. */
const OTHERS = versionsOf(CAR, CHOSEN.engine).filter(
  ({ designation }) =>
    designation !== CHOICES.versao && designation !== PRESELECTED.version.designation,
)
const FOURTH = need('third version', OTHERS)
const THIRD = need('fourth version', OTHERS.slice(1))

test(
  'the comparison of versions shows their differences and leads back with the chosen one',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const comparison = comparisonPage(page)
    await openFrom(configurator, page, 'versao')
    await expect(comparison.heads).toHaveText([PRESELECTED.version.designation, CHOICES.versao])
    await expect(page.getByText('Comparar (selecione no minimo 2 versões)')).toBeVisible()
    await expect(comparison.groups).toHaveText(['Conforto', 'Exterior', 'Interior', 'Segurança'])
    await expect(comparison.row('Sensor de chuva').getByRole('cell')).toHaveText([
      'Não incluído',
      'Incluído',
    ])
    const all = await comparison.table.getByRole('row').count()
    await comparison.differences.check()
    await expect(comparison.row('Sensor de luz')).toHaveCount(0)
    await expect(comparison.row('Sensor de chuva')).toBeVisible()
    expect(await comparison.table.getByRole('row').count()).toBeLessThan(all)

    await comparison.card(THIRD.designation).check()
    await expect(comparison.differences).not.toBeChecked()
    await expect(comparison.row('Sensor de luz')).toBeVisible()
    await expect(page.getByText('Comparar (no maximo 3 versões)')).toBeVisible()
    await expect(comparison.card(FOURTH.designation)).toBeDisabled()
    await expect(comparison.card(FOURTH.designation)).toHaveAccessibleDescription(
      'Máximo atingido: retire uma versão',
    )
    await comparison.choose(`a versão ${THIRD.designation}`)
    await configurator.expectStep('versao')
    await configurator.openOptions()
    await expect(configurator.option(THIRD.designation)).toBeChecked()
    await expect(configurator.option(CHOICES.versao)).not.toBeChecked()
    await configurator.closeOptions()
    await configurator.goToNextStep()
    await configurator.expectStep('exterior')
  },
)

test(
  'the address opens the comparison, and a reload starts it with the current version and its neighbour',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const comparison = comparisonPage(page)
    await openAt(configurator, page, site, 'versao')
    await comparison.card(THIRD.designation).check()
    await page.reload()
    await expect(comparison.heads).toHaveText([PRESELECTED.version.designation, CHOICES.versao])
    await expect(page.getByText('Atual', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Versão', exact: true }).click()
    await configurator.expectStep('versao')
    await page.goBack()
    await expect(configurator.heading).toHaveText('Comparar Versões')
  },
)
