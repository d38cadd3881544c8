import { WHOLE } from '../support/catalogue.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

const ESCAPED = WHOLE.replaceAll('&', '&amp;')

/** The rules are tested by share-links.json; these are links as a browser passes them on. */
const LINKS: readonly (readonly [query: string, step: Step | null, missing: string | null])[] = [
  [`${WHOLE}).\u00a0`, 'resumo', null],
  [`utm_source=chat&amp;${ESCAPED}.`, 'resumo', null],
  [`${WHOLE}X`, 'interior', 'falta escolher o interior.'],
  ['modelid=', null, 'falta escolher o modelo.'],
]

for (const [query, step, missing] of LINKS)
  test(
    `a share link opens ${step ?? 'home'} with ${missing ?? 'no notice'}: ${JSON.stringify(query)}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      if (step === null) pageErrors.allow(/cannot be read/)
      const configurator = configuratorPage(page, site.url)
      await page.goto(`${site.url}?${query}`)
      if (step === null) await configurator.expectHome()
      else await configurator.expectStep(step)
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
