import { CHOSEN, linkTo, MODELS, need, preselected, PRESELECTED } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

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
    const facts = page.locator('.rung:not([data-chosen]) .dotted')
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
    await configurator.openStep('versao')
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

for (const width of [320, 360, 390])
  test(
    `the whole row of figures opens the details of the price at ${width} px, except the info icon`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 740 })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('exterior')
      const { footer } = configurator
      const figures = await footer.locator('.figs').all()
      const boxes = await Promise.all(figures.map((one) => one.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box!.y + box!.height))).size).toBe(1)
      await footer.getByRole('button', { name: /^Saber mais sobre/ }).tap()
      await expect(configurator.dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(configurator.dialog).toHaveCount(0)
      const { x, y, height } = boxes[0]!
      await page.touchscreen.tap(x + 4, y + height / 2)
      await expect(footer.getByText('Montante financiado')).toBeVisible()
    },
  )
