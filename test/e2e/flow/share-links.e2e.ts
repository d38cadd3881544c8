import { WHOLE } from '../support/catalogue.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

/** The rules are tested by share-links.json; these are links as a browser passes them on. */
const LINKS: readonly (readonly [query: string, step: Step, missing: string | null])[] = [
  [`utm_source=chat&amp;${WHOLE.replaceAll('&', '&amp;')}).\u00a0`, 'resumo', null],
  [`${WHOLE}X`, 'interior', 'falta escolher o interior.'],
]

for (const [query, step, missing] of LINKS)
  test(
    `a share link opens ${step} with ${missing ?? 'no notice'}: ${JSON.stringify(query)}`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const configurator = configuratorPage(page, site.url)
      await page.goto(`${site.url}?${query}`)
      await configurator.expectStep(step)
      const notice = page.locator('.notice')
      if (missing === null) {
        await configurator.expectPriced()
        await expect(notice).toHaveCount(0)
        return
      }
      await expect(notice).toHaveText(`O link está incompleto ou a gama mudou: ${missing}`)
      await page.getByRole('button', { name: 'Fechar o aviso' }).press('Enter')
      await expect(notice).toHaveCount(0)
    },
  )
