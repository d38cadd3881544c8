import { editPage } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'

const LEGAL = {
  legalContent:
    '<section>TAEG <mark>6,1 %</mark></section><p>MTIC <del>25 000 €</del> 24 600 €</p>' +
    '<ol><li>Seguro incluído.</li></ol><pre>TAN 4,9 %\nPrazo de 84 meses, com entrada inicial de 20 % do preço</pre>',
}

test(
  'the legal text shows marked figures, numbered notes and preformatted lines',
  { tag: '@phone' },
  async ({ page, site }) => {
    const attribute = `legal-sect="${JSON.stringify(LEGAL).replaceAll('"', '&quot;')}"`
    await editPage(page, '<cfg-configurator ', `<cfg-configurator ${attribute} `)
    await page.goto(site.url)
    const text = page.locator('#mencoes-legais .rich')
    await expect(text).toContainText('TAEG 6,1 %')
    await expect(text.locator('del')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(text.locator('ol')).toHaveCSS('list-style-type', 'decimal')
    await expect(text.locator('pre')).toHaveCSS('white-space', 'pre-wrap')
  },
)
