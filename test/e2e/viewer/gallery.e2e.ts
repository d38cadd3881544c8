import { MODEL } from '../support/catalogue.ts'
import { panoramaViewOf, swipe } from '../support/panorama-view.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { mockPictures } from '../support/mock-pictures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test(
  'the gallery is turned by mouse, keyboard and thumbnails',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await mockPictures(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    const opener = page.getByRole('button', { name: 'Ver galeria' })
    await opener.click()
    const { dialog } = configurator
    await expect(dialog).toHaveAccessibleName(`${MODEL} em ecrã inteiro`)
    await expect(dialog.getByRole('radio', { name: 'Galeria' })).toBeChecked()
    const position = dialog.getByRole('status')
    const strip = dialog.getByRole('group', { name: 'Imagens da galeria' })
    const current = strip.locator(':checked')
    await expect(position).toHaveText('1 de 10')
    await expectNoAxeViolations(page)

    await dialog.getByRole('button', { name: 'Imagem seguinte' }).click()
    await expect(position).toHaveText('2 de 10')
    await expect(dialog.getByRole('img', { name: `${MODEL}: Lado esquerdo` })).toBeVisible()
    await strip.getByRole('radio', { name: /, 8 de 10$/ }).click()
    await expect(position).toHaveText('8 de 10')
    await expect(current).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('10 de 10')
    await expect(dialog.getByRole('img', { name: `${MODEL}: Bancos em ` })).toBeVisible()
    await expect(current).toBeFocused()
    await expect(current).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('1 de 10')
    await expect(current).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  },
)

test('a finger swipes through the gallery', { tag: '@phone' }, async ({ page, site }) => {
  await mockPictures(page)
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('exterior')
  await page.getByRole('button', { name: 'Ver galeria' }).click()
  const position = configurator.dialog.getByRole('status')
  await expect(position).toHaveText('1 de 10')
  await swipe(page, { x: 300, y: 400 }, { x: 100, y: 400 })
  await expect(position).toHaveText('2 de 10')
  await swipe(page, { x: 100, y: 400 }, { x: 300, y: 400 })
  await swipe(page, { x: 100, y: 400 }, { x: 300, y: 400 })
  await expect(position).toHaveText('10 de 10')
})

test(
  'the full-window view starts with the open viewer and leads to the others',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await mockPictures(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    const stage = page.locator('[part=stage]')
    const onStage = panoramaViewOf(page, stage)
    await onStage.open()
    await onStage.expectView('front')
    await onStage.turnRight()

    const opener = page.getByRole('button', { name: 'Ver em ecrã inteiro' })
    await opener.click()
    const { dialog } = configurator
    const cabin = panoramaViewOf(page, dialog)
    await expect(dialog.getByRole('radio', { name: 'Interior' })).toBeChecked()
    await cabin.expectView('right')
    await expectNoAxeViolations(page)
    await cabin.view.focus()
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
    await cabin.expectView('back')
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 300)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

    await dialog.getByRole('radio', { name: 'Exterior 360°' }).check()
    await expect(cabin.view).toHaveCount(0)
    await expect(dialog.getByRole('slider')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Galeria' })).toBeChecked()
    await expect(dialog.getByRole('status')).toHaveText('1 de 10')

    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await dialog.evaluate((element) => {
          const { activeElement } = element.getRootNode() as ShadowRoot
          return activeElement === null || element.contains(activeElement)
        }),
      ).toBe(true)
    }
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  },
)
