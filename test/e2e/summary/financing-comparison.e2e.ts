import type { Locator } from '@playwright/test'
import { openCredit } from '../support/credit.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

/** '45 562,00 €' in cents. */
const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''))

async function column(table: Locator, index: number): Promise<number[]> {
  const texts = await table.locator(`tbody tr td:nth-child(${index})`).allTextContents()
  return texts.map(cents)
}

test(
  'both credit types are shown side by side, and their amortisation plans add up to the cent',
  { tag: '@phone' },
  async ({ page, site }) => {
    const credit = await openCredit(page, site)
    await credit.section.getByRole('button', { name: 'Comparar modalidades' }).click()
    const { dialog } = credit.configurator
    const table = dialog.getByRole('table', { name: 'Comparar modalidades' })
    await expect(dialog.getByText(/no total \(MTIC\)/)).toBeInViewport()
    await expect(table.getByRole('columnheader')).toHaveText([
      'Modalidade',
      'Credit to Drive',
      'Open Drive',
    ])
    await expect(
      dialog.getByText('Open Drive: prazo permitido mais próximo, 60 meses.'),
    ).toBeVisible()
    // Whole: nothing of it is hidden in a scroller of its own.
    const region = dialog.getByRole('region', { name: 'Comparar modalidades' })
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    await expectNoAxeViolations(page)

    for (const [type, index, rows] of [
      ['Credit to Drive', 0, 96],
      ['Open Drive', 1, 61],
    ] as const) {
      const mtic = await table
        .getByRole('row', { name: /^MTIC/ })
        .getByRole('cell')
        .nth(index)
        .textContent()
      await dialog.getByRole('button', { name: `Ver plano de amortização: ${type}` }).click()
      const plan = dialog.getByRole('table', { name: `Plano de amortização: ${type}` })
      await expect(plan.getByRole('columnheader', { name: 'Ano' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Ver mês a mês' }).click()
      await expect(plan.locator('tbody tr')).toHaveCount(rows)
      const heading = dialog.getByRole('heading', { name: `Plano de amortização: ${type}` })
      await expect(heading).toBeInViewport()
      const total = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0)
      const paid = total(await column(plan, 3))
      const [interest, stamp, capital] = await Promise.all([4, 5, 6].map((n) => column(plan, n)))
      expect(total([...(interest ?? []), ...(stamp ?? []), ...(capital ?? [])])).toBe(paid)
      const sum = (await dialog.getByText(/^Juros .* = MTIC/).textContent()) ?? ''
      const amounts = [...sum.matchAll(/[\d\s]+,\d\d/g)].map(([text]) => cents(text))
      expect(amounts.at(-1)).toBe(cents(mtic ?? ''))
      expect(total(amounts.slice(0, -1))).toBe(amounts.at(-1))
      expect(total(amounts.slice(0, 3))).toBe(paid)
    }
    await expectNoAxeViolations(page)
  },
)
