import { describe, expect, it, vi } from 'vitest'
import { findDownPayment } from './car-offers.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atHome } from './advising.test-support.ts'

describe('the down payment that brings a car within the budget', () => {
  const search = async (
    budget: number,
    site = siteInProcess(),
    control = new AbortController(),
  ) => {
    const advice = await atHome(site)
    const { best } = await advice.search({ space: 'seven' })
    const [planalto] = best
    if (!planalto) throw new Error('no car has seven seats')
    return findDownPayment(advice.store, planalto, budget, control.signal)
  }

  it('is the lowest one in the steps of the site, as the site calculates it, with few calls', async () => {
    const site = siteInProcess()
    const quote = await search(400, site)
    expect(quote?.monthlyPayment).toBeLessThanOrEqual(400)
    expect((quote?.downPayment ?? 1) % 500).toBe(0)
    const asked = site.requestsOf('updateFinances')
    expect(asked.length).toBeLessThanOrEqual(8)
    const below = await search(quote?.monthlyPayment ?? 0)
    expect(below?.downPayment).toBe(quote?.downPayment)
    // With 500 € less, the site's payment is above the budget.
    const less = asked.map((path) => Number(path.split('/').at(-6)))
    expect(less).toContain((quote?.downPayment ?? 0) - 500)
  })

  it('is missing if the highest one does not suffice, or the site does not simulate', async () => {
    expect(await search(100)).toBeNull()
    const site = siteInProcess()
    site.respondWith('config_simul', { hasSimul: false })
    expect(await search(400, site)).toBeNull()
    expect(site.requestsOf('updateFinances')).toEqual([])
  })

  it('is not sought any further once the dialog has closed', async () => {
    const site = siteInProcess()
    const control = new AbortController()
    const release = site.hold('updateFinances')
    const found = search(400, site, control)
    const outcome = found.then(
      () => 'found',
      () => 'aborted',
    )
    await vi.waitFor(() => expect(site.requestsOf('updateFinances')).toHaveLength(1), 10_000)
    control.abort()
    release()
    expect(await outcome).toBe('aborted')
    expect(site.requestsOf('updateFinances')).toHaveLength(1)
  })
})
