import { CHOSEN, linkTo, PRESELECTED, priceOf, WHOLE } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

const OTHER_LINK = linkTo(PRESELECTED)

test(
  'a reload restores the tab’s own configuration after another tab has overwritten the cookies',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    const other = await context.newPage()
    await other.goto(`${site.url}?${OTHER_LINK}`)
    const otherConfigurator = configuratorPage(other, site.url)
    await otherConfigurator.expectStep('resumo')
    await expect(otherConfigurator.figure('Preço desde')).not.toHaveText(euros(priceOf(CHOSEN)))
    await page.reload()
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)
