import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

const COUNT = 500

test(
  'a list of 500 engines lays out those near the window, and one far down can be chosen',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.route('**/lstEngines/*', async (route) => {
      const response = await route.fetch()
      const engines = (await response.json()) as readonly {
        id: number
        engineID: number
        engine: string
        price: number
      }[]
      const copies = Array.from({ length: COUNT }, (_, index) => {
        const engine = engines[index % engines.length]
        return index < engines.length
          ? engine
          : { ...engine, id: 1e6 + index, engineID: 1e6 + index, engine: `Motor ${index}` }
      })
      await route.fulfill({ response, json: copies })
    })
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    const cards = page.locator('.stack > article')
    await expect(cards).toHaveCount(COUNT)
    const isLaidOut = (index: number): Promise<boolean> =>
      cards
        .nth(index)
        .locator('h2')
        .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut(8)).toBe(true)
    expect(await isLaidOut(300)).toBe(false)
    const card = cards.nth(300)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(300)).toBe(true)
    await expect(card).toBeInViewport()
    await card.getByRole('checkbox').check()
    await expect(card.getByRole('checkbox')).toBeChecked()
    // The row that was open before is far above, and closes.
    await expect(card).toBeInViewport({ ratio: 1 })
  },
)
