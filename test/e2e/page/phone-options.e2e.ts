import { CHOSEN, linkTo, MODELS, need, preselected, PRESELECTED } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'the sheet of engines shows three options with their prices on a phone',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('motor')
    await configurator.openOptions()
    const third = page.locator('[part=options] [part=card]').nth(2)
    // The page scrolls to the sheet after it has opened.
    await expect
      .poll(async () => {
        const figures = await third.locator('.figs').boundingBox()
        const bar = await configurator.footer.boundingBox()
        return figures && bar && figures.y + figures.height - bar.y
      })
      .toBeLessThanOrEqual(0)
  },
)

test(
  'the row of an electric engine has its range and power in one line at 360 px',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const configurator = configuratorPage(page, site.url)
    const car = need('electric model', MODELS, ({ engines }) =>
      engines.every(({ electricMotor }) => electricMotor),
    )
    await configurator.setChoicesCookie(linkTo(preselected(car)))
    await page.goto(configurator.address('motor', car.model.model))
    const facts = page.locator('.short .dotted')
    await expect(facts).not.toHaveCount(0)
    for (const fact of await facts.all()) {
      await expect(fact).toHaveText(/^\d+\skm \(WLTP\)\s*·\s*\d+\sCV$/)
      const [range, power] = await fact.locator('> span').all()
      expect((await range?.boundingBox())?.y).toBe((await power?.boundingBox())?.y)
    }
  },
)

test(
  'an opened sheet shows the chosen option, however far down it is',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('motor')
    await configurator.openOptions()
    const last = page.locator('[part=options] [part=card]').last()
    await last.getByRole('checkbox').check()
    await configurator.closeOptions()
    await configurator.openOptions()
    await expect(last).toBeInViewport()
    await expect
      .poll(async () => {
        const card = (await last.boundingBox())!
        return card.y + card.height - (await configurator.footer.boundingBox())!.y
      })
      .toBeLessThanOrEqual(0)
  },
)

test(
  'a phone shows the colours below the car, without a sheet',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await expect(configurator.sheetOpener).toHaveCount(0)
    const other = PRESELECTED.exterior.designation
    expect(other).not.toBe(CHOSEN.exterior.designation)
    await expect(configurator.option(other)).toBeInViewport()
    await configurator.option(other).check()
    await expect(page.locator('[part=options] .chosen')).toContainText(other)

    await configurator.goToNextStep()
    await configurator.expectStep('interior')
    await expect(configurator.option(CHOSEN.interior.designation)).toBeInViewport()
    await page.getByRole('radio', { name: '360°' }).check()
    // The full window keeps the buttons for turning and zooming.
    await expect(page.getByRole('group', { name: 'Controlos da vista de 360°' })).toHaveCSS(
      'opacity',
      '0',
    )
    await page.getByRole('button', { name: 'Ver em ecrã inteiro' }).click()
    await expect(
      configurator.dialog.getByRole('group', { name: 'Controlos da vista de 360°' }),
    ).toHaveCSS('opacity', '1')
  },
)

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const)
  test(
    `the button for the details of the price covers no figure at ${width} by ${height} px`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('exterior')
      const more = configurator.footer.getByRole('button', { name: 'Detalhes do financiamento' })
      const box = (await more.boundingBox())!
      for (const figures of await configurator.footer.locator('.figs').all()) {
        const other = (await figures.boundingBox())!
        const isBeside = other.x + other.width <= box.x || other.x >= box.x + box.width
        expect(isBeside || other.y >= box.y + box.height).toBe(true)
      }
      // Its touch target has 44 px in both directions.
      await more.click({ position: { x: 2, y: 42 } })
      await expect(configurator.footer.getByText('Montante financiado')).toBeVisible()
    },
  )

test(
  'the button for the details of the price has its word at 360 px, in one row with the figures',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const { footer } = configurator
    await expect(footer.getByText('Detalhes', { exact: true })).toBeInViewport({ ratio: 1 })
    const price = (await footer.locator('.figs').first().boundingBox())!
    for (const name of ['Detalhes', 'Mensalidade', 'TAEG']) {
      const text = (await footer.getByText(name, { exact: true }).boundingBox())!
      expect(text.x, name).toBeGreaterThanOrEqual(price.x + price.width)
      expect(text.y, name).toBeLessThan(price.y + price.height)
    }
  },
)
