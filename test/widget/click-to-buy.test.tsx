import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { watchLog } from '../support/store-under-test.ts'
import { financing } from '../support/open-financing.tsx'

describe('the Click to Buy block', () => {
  const summary = (entries: unknown) => {
    const site = siteInProcess()
    site.respondWith('/ds/vehicle/stock', { data: { data: entries } })
    return financing(site)
  }
  const entry = (count: number, criteria: number, url = 'https://shop.example/x') => [
    { count: 0, criteria: 1, url: 'https://shop.example/none' },
    { count, criteria, url },
  ]

  it.each([
    [1, 1, 'Existe 1 carro que corresponde exatamente'],
    [3, 1, 'Existem 3 carros que correspondem exatamente'],
    [1, 2, 'Existe 1 carro que corresponde parcialmente'],
    [4, 2, 'Existem 4 carros que correspondem parcialmente'],
  ])('describes %d cars of kind %d as: %s', async (count, criteria, text) => {
    const page = await summary(entry(count, criteria))
    const block = await page.findByRole('region', { name: 'Click to Buy' })
    expect(block.textContent).toContain(`${text} à sua configuração, na loja online Click to Buy.`)
    const link = within(block).getByRole('link', {
      name: /^Comprar na Click to Buy/,
    })
    expect(link.getAttribute('href')).toBe('https://shop.example/x')
    expect(link.getAttribute('rel')).toBe('noopener')
    expect(block.lastElementChild).toBe(link)
  })

  it('says of the demo’s cars what the row of cars in stock says, and the price of the same car', async () => {
    const page = await financing()
    const block = await page.findByRole('region', { name: 'Click to Buy' })
    expect(block.textContent).toContain('Existe 1 carro que corresponde exatamente')
    const row = page.getByRole('heading', { name: 'Carros em stock' }).closest('summary')
    await waitFor(() => expect(row?.textContent).toContain('1 igual e 2 parecidos'))
    expect(block.textContent).toMatch(/Um carro igual, em stock: 40\s550\s€, menos 800\s€\./)
  })

  it.each([[[]], [entry(0, 1)], [entry(2, 1, 'http://shop.example/')], [null]])(
    'is not shown for %j',
    async (entries) => {
      watchLog()
      const page = await summary(entries)
      expect(page.queryByRole('region', { name: 'Click to Buy' })).toBeNull()
    },
  )
})
