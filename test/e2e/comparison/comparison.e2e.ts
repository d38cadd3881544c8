import { CAR, CHOICES, CHOSEN, need, PRESELECTED, versionsOf } from '../support/catalogue.ts'
import { comparisonPage, openAt } from '../support/comparison.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** Two more versions beside the first one and the chosen one. */
const OTHERS = versionsOf(CAR, CHOSEN.engine).filter(
  ({ designation }) =>
    designation !== CHOICES.versao && designation !== PRESELECTED.version.designation,
)
const THIRD = need('fourth version', OTHERS.slice(1))

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
    await expect(page.getByRole('button', { name: `Selecionada: ${CHOICES.versao}` })).toBeVisible()
    await page.getByRole('button', { name: 'Versão', exact: true }).click()
    await configurator.expectStep('versao')
    await page.goBack()
    await expect(configurator.heading).toHaveText('Comparar Versões')
  },
)
