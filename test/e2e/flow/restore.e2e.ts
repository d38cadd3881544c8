import { CHOICES, CHOSEN, WHOLE, priceOf } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Which step a link opens, and what it keeps of stale choices, is tested in
// test/domain/steps/restore.test.ts and test/store/restore.test.ts.

test(
  'the share link of a whole configuration opens its summary',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
    for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
    await expect(page.getByText(/a gama mudou/i)).toHaveCount(0)
  },
)
