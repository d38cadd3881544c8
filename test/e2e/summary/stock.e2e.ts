import type { Page } from '@playwright/test'
import { WHOLE } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, test, type Site } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

// The sentences for one and several cars are tested in test/widget/click-to-buy.test.tsx.

const SHOP = /^https:\/\/clicktobuy\.lume\.example\/automoveis\?versao=/
const STOCK = /\/ds\/vehicle\/stock\//

/** Opens a summary; gives its stock block and the response about stock. */
async function open(page: Page, site: Site) {
  const configurator = configuratorPage(page, site.url)
  const response = page.waitForResponse(STOCK)
  await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await configurator.expectStep('resumo')
  return { response: await response, block: page.getByRole('region', { name: 'Click to Buy' }) }
}

test(
  'cars in stock that match the configuration are offered with a link to the shop',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { response, block } = await open(page, site)
    expect(response.request().headers()['companyid']).toBe('1')
    expect([...new URL(response.url()).searchParams.keys()]).toEqual([
      'exteriorColorFactoryCode',
      'interiorColorFactoryCode',
    ])
    await expect(
      block.getByText(/^Existem \d carros que correspondem exatamente à sua configuração/),
    ).toBeVisible()
    const link = block.getByRole('link', { name: /^Comprar na Click to Buy/ })
    await expect(link).toHaveAttribute('href', SHOP)
    await expect(link).toHaveAttribute('rel', 'noopener')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
  },
)
