import type { Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  FAILED_CALLS,
  test,
  type Site,
} from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

const SHOP = /^https:\/\/clicktobuy\.lume\.example\/automoveis\?versao=/

/** The summary of a share link, and its block; waits until stock has been asked about. */
async function open(page: Page, site: Site, engine: number, version: number, colours: string) {
  const [colext, colint] = colours.split('/')
  const query = `?modelid=101&engine=${engine}&version=${version}&colext=${colext}&colint=${colint}`
  const walk = walkOn(page, site.url)
  const answered = page.waitForResponse(/\/ds\/vehicle\/stock\//)
  await walk.openHome(query).catch(() => undefined)
  await walk.expectStep('resumo')
  return { walk, answer: await answered, block: page.getByRole('region', { name: 'Click to Buy' }) }
}

for (const [what, engine, version, colours, sentence] of [
  [
    'exact, many',
    1012,
    10_123,
    'VBR/PCA',
    'Existem 3 carros que correspondem exatamente à sua configuração, na loja online Click to Buy.',
  ],
  [
    'exact, one',
    1012,
    10_123,
    'BNE/TPR',
    'Existe 1 carro que corresponde exatamente à sua configuração, na loja online Click to Buy.',
  ],
  [
    'partial, many',
    1012,
    10_123,
    'AAT/PCA',
    'Existem 4 carros que correspondem parcialmente à sua configuração, na loja online Click to Buy.',
  ],
  [
    'partial, one',
    1011,
    10_111,
    'CGR/TPR',
    'Existe 1 carro que corresponde parcialmente à sua configuração, na loja online Click to Buy.',
  ],
] as const)
  test(`stock: ${what}`, async ({ page, site }) => {
    const { answer, block } = await open(page, site, engine, version, colours)
    expect(answer.request().headers()['companyid']).toBe('1')
    expect([...new URL(answer.url()).searchParams.keys()]).toEqual([
      'exteriorColorFactoryCode',
      'interiorColorFactoryCode',
    ])
    await expect(block.getByText(sentence)).toBeVisible()
    const link = block.getByRole('link', { name: /^Comprar na Click to Buy/ })
    await expect(link).toHaveAttribute('href', SHOP)
    await expect(link).toHaveAttribute('rel', 'noopener')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
  })

test('stock: none, and no block', async ({ page, site }) => {
  const { block, answer } = await open(page, site, 1011, 10_113, 'VBR/PCA')
  expect(answer.status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Financiamento' })).toBeAttached()
  await expect(block).toHaveCount(0)
})

for (const fault of ['fail', 'html', 'half', 'null', 'drop'] as const)
  test(
    `stock: ${fault}, and no block, all else standing`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      site.setFaults({ call: 'stock', fault })
      const walk = walkOn(page, site.url)
      await walk.open('resumo')
      await expect(page.getByRole('region', { name: 'Financiamento' })).toBeAttached()
      await page.waitForTimeout(1500)
      await expect(page.getByRole('region', { name: 'Click to Buy' })).toHaveCount(0)
      await expect(page.getByText(/Existe/)).toHaveCount(0)
      await expect(walk.footer.getByRole('button', { name: 'Pedir Proposta' })).toBeVisible()
    },
  )
