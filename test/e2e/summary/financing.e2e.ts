import { askCredit, expectShown, openCredit } from '../support/credit.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { euros } from '../support/configurator-page.ts'

test(
  'both credit types show the figures of the content site in panel, footer and header',
  { tag: '@phone' },
  async ({ page, site }) => {
    const credit = await openCredit(page, site)
    await expectShown(credit, await askCredit(site.url, 'S', 7500, 96))
    await credit.type('Open Drive').check()
    const openDrive = await askCredit(site.url, 'N', 7500, 60)
    await expectShown(credit, openDrive)
    await expect(credit.configurator.figure('Última prestação')).toHaveText(
      euros(openDrive.residualValue, 2),
    )
    await expect(
      page.getByText(/Open Drive: entrada inicial de 7\s500,00\s€, 60 meses/),
    ).toBeAttached()
    await credit.type('Credit to Drive').check()
    await expectShown(credit, await askCredit(site.url, 'S', 7500, 96))
    const size = (name: string) =>
      credit.line(name).evaluate((dd) => {
        const { fontSize, fontWeight } = getComputedStyle(dd)
        return [fontSize, fontWeight]
      })
    expect(await size('TAEG')).toEqual(await size('Mensalidade'))
  },
)

test(
  'the result panel can be opened and closed by dragging, by its button and by keyboard',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { result, opener, closer, line } = await openCredit(page, site)
    await expect(line('MTIC')).toBeHidden()
    const pull = async (by: number): Promise<void> => {
      const title = result.getByRole('heading')
      await title.evaluate((head) => head.scrollIntoView({ block: 'center' }))
      const box = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + 40, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, box.y + box.height / 2 + by, { steps: 4 })
      await page.mouse.up()
    }
    await pull(-60)
    await expect(line('MTIC')).toBeVisible()
    await pull(60)
    await expect(line('MTIC')).toBeHidden()
    await opener.click()
    await expect(line('MTIC')).toBeVisible()
    await closer.press('Enter')
    await expect(line('MTIC')).toBeHidden()
    await opener.press('Space')
    await expect(line('MTIC')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
  },
)

test(
  'the collapsed result leaves both sliders in sight on a short phone',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const { result, slider } = await openCredit(page, site)
    await slider('Prazo').scrollIntoViewIfNeeded()
    await slider('Entrada Inicial').press('End')
    await expect(result.getByRole('button', { name: 'Atualizar valores' })).toBeInViewport()
    const { y, height } = (await result.boundingBox())!
    expect(height).toBeLessThanOrEqual(180)
    for (const name of ['Entrada Inicial', 'Prazo']) {
      const box = (await slider(name).boundingBox())!
      expect(box.y, name).toBeGreaterThan(51)
      expect(box.y + box.height, name).toBeLessThanOrEqual(y)
    }
  },
)
