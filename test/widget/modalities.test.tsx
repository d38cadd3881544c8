import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { watchLog } from '../support/store-under-test.ts'
import { financing } from '../support/open-financing.tsx'

describe('the credit types side by side', () => {
  it('are shown in one table, with a note when the nearest term was used', async () => {
    const page = await financing()
    await page.click('button', 'Comparar modalidades')
    const dialog = within(await page.findByRole('dialog', { name: 'Comparar modalidades' }))
    await page.settled()
    const table = within(dialog.getByRole('table'))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Modalidade',
      'Credit to Drive',
      'Open Drive',
    ])
    const [, , third] = table.getAllByRole('rowheader')
    expect(third?.textContent).toBe('Montante total imputado ao consumidor (MTIC)')
    const row = table.getByRole('row', { name: /^N\.º de prestações/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['96', '60, mais a última'])
    expect(
      dialog.getByText(/^Por mês, .+ A última prestação de Open Drive .+ No total \(MTIC\), .+\.$/),
    ).toBeDefined()
    expect(dialog.getByText('Open Drive: prazo permitido mais próximo, 60 meses.')).toBeDefined()
    expect(dialog.queryByText(/Credit to Drive: (prazo|entrada)/)).toBeNull()
  })

  it('link to a repayment plan with its sums below', async () => {
    const page = await financing()
    await page.click('button', 'Comparar modalidades')
    await page.findByRole('dialog')
    await page.settled()
    await page.click('button', 'Ver plano de amortização: Open Drive')
    const plan = await page.findByRole('table', { name: 'Plano de amortização: Open Drive' })
    expect(within(plan).getAllByRole('row')).toHaveLength(1 + 5 + 1 + 1)
    expect(within(plan).getByRole('rowheader', { name: '5, última prestação' })).toBeDefined()
    await page.click('button', 'Ver mês a mês')
    expect(within(plan).getAllByRole('row')).toHaveLength(1 + 60 + 1 + 1)
    expect(within(plan).getByRole('rowheader', { name: '60, última prestação' })).toBeDefined()
    expect(page.getByText(/^Juros .* = MTIC /)).toBeDefined()
  })

  it('can be reloaded after a failure', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'compareFinances', fault: '404', times: 1 }] })
    const page = await financing(site)
    await page.click('button', 'Comparar modalidades')
    await page.settled()
    await page.click('button', 'Tentar novamente')
    expect(await page.findByRole('table', { name: 'Comparar modalidades' })).toBeDefined()
  })
})

describe('a financing option without a figure that its repayment plan needs', () => {
  it('has no plan of its own, and shows none of the other option', async () => {
    const site = siteInProcess()
    site.respondWith('compareFinances', (response: Modalities) => ({
      modalities: response.modalities.map((option) =>
        option.creditType === 'HOD'
          ? { ...option, financialInfo: { ...option.financialInfo, nrPayments: '' } }
          : option,
      ),
    }))
    const page = await financing(site)
    await page.click('button', 'Comparar modalidades')
    await page.findByRole('dialog')
    await page.settled()
    await page.click('button', 'Ver plano de amortização: Credit to Drive')
    await page.findByRole('table', { name: 'Plano de amortização: Credit to Drive' })
    expect(page.queryByRole('button', { name: 'Ver plano de amortização: Open Drive' })).toBeNull()
    const row = page.getByRole('row', { name: /^Plano de amortização/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ver plano', '—'])
  })

  it('shows its plan under its own title only, when another option is chosen while it loads', async () => {
    const site = siteInProcess()
    const page = await financing(site)
    await page.click('button', 'Comparar modalidades')
    await page.findByRole('dialog')
    await page.settled()
    await page.click('button', 'Ver plano de amortização: Credit to Drive')
    await page.findByRole('table', { name: 'Plano de amortização: Credit to Drive' })
    const release = site.hold('amortisation')
    await page.click('button', 'Ver plano de amortização: Open Drive')
    expect(page.getByRole('heading', { name: 'Plano de amortização: Open Drive' })).toBeDefined()
    expect(page.queryByRole('table', { name: /^Plano de amortização/ })).toBeNull()
    release()
    expect(
      await page.findByRole('table', { name: 'Plano de amortização: Open Drive' }),
    ).toBeDefined()
  })
})

interface Modalities {
  readonly modalities: readonly { readonly creditType: string; readonly financialInfo: object }[]
}
