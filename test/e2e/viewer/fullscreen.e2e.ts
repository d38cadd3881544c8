import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { mockPictures } from '../support/mock-pictures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

const isFullscreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fullscreenElement?.localName === 'cfg-configurator')

test(
  'the whole screen is used where the browser allows it, and leaving it closes the viewer',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await mockPictures(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const opener = page.getByRole('button', { name: 'Ver em ecrã inteiro' })
    await opener.click()
    await expect(configurator.dialog).toBeVisible()
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await expect(configurator.dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await configurator.dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(configurator.dialog).toHaveCount(0)
    await expect.poll(() => isFullscreen(page)).toBe(false)
    await expect(opener).toBeFocused()
  },
)

test(
  'the car is enlarged with buttons, keyboard and wheel, and then moved instead of turned',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await mockPictures(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await page.getByRole('button', { name: 'Ver em ecrã inteiro' }).click()
    const { dialog } = configurator
    const car = dialog.getByRole('slider')
    const canvas = dialog.locator('canvas')
    const width = async (): Promise<number> => (await canvas.boundingBox())?.width ?? 0
    await expect(car).toBeVisible()
    const own = await width()
    const turn = async (): Promise<string | null> => {
      await page.mouse.move(600, 400)
      await page.mouse.down()
      await page.mouse.move(500, 400, { steps: 5 })
      await page.mouse.up()
      return car.getAttribute('aria-valuenow')
    }
    const start = await car.getAttribute('aria-valuenow')
    const turned = await turn()
    expect(turned).not.toBe(start)

    await dialog.getByRole('button', { name: 'Aproximar' }).click()
    await expect.poll(width).toBeCloseTo(own * 1.5, 0)
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(own * 2.25, 0)
    const before = await canvas.boundingBox()
    expect(await turn()).toBe(turned)
    expect((await canvas.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 100, 0)
    await page.keyboard.press('0')
    await expect.poll(width).toBeCloseTo(own, 0)
    await page.mouse.wheel(0, -200)
    await expect.poll(width).toBeGreaterThan(own * 1.2)

    await dialog.getByRole('radio', { name: 'Galeria' }).check()
    const picture = dialog.locator('.gallery-picture')
    const [view, shown] = [
      await picture.boundingBox(),
      await picture.locator('img').first().boundingBox(),
    ]
    expect(shown?.width).toBeCloseTo(view?.width ?? 0, 0)
  },
)
