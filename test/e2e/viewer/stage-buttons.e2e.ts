import { CAR } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const POINTS = 'Assinalar equipamento no automóvel'
const GALLERY = 'Ver galeria'
const FULLSCREEN = 'Ver em ecrã inteiro'
const WHITE = 'rgb(255, 255, 255)'

for (const width of [360, 390, 768, 1280])
  test(
    `the buttons of a stage ${width} px wide stand alike over car and cabin, in one row, and have a surface over the cabin`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 844 })
      const configurator = configuratorPage(page, site.url)
      const look = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true })
        await expect(button).toBeVisible()
        return button.evaluate((element) => {
          const { borderTopColor, backgroundColor, borderRadius } = getComputedStyle(element)
          const { top, left, right, bottom } = element.getBoundingClientRect()
          return {
            style: { borderTopColor, backgroundColor, borderRadius },
            top,
            left,
            right,
            bottom,
          }
        })
      }
      await configurator.goToStep('exterior', CAR.model.model, { versao: 'Horizonte' })
      const stage = await page.locator('.stage').boundingBox()
      const name = await page.locator('.stage-name').boundingBox()
      if (!stage || !name) throw new Error('There is no stage.')
      const overCar = [await look(POINTS), await look(GALLERY), await look(FULLSCREEN)]
      const [points, gallery, fullscreen] = overCar
      expect((fullscreen?.right ?? 0) - (fullscreen?.left ?? 0)).toBe(44)
      const isHit = await page
        .getByRole('button', { name: FULLSCREEN, exact: true })
        .evaluate((button, reach) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const [x, y] = [(left + right) / 2, (top + bottom) / 2]
          const root = button.getRootNode() as ShadowRoot
          const ends = [x - reach, x + reach].map((end) => root.elementFromPoint(end, y))
          return [...ends, root.elementFromPoint(x, y + reach)].every((hit) => hit === button)
        }, 21.5)
      expect(isHit).toBe(true)
      expect(new Set(overCar.map(({ top }) => top)).size).toBe(1)
      expect(points?.right).toBeLessThanOrEqual(gallery?.left ?? 0)
      expect(gallery?.right).toBeLessThanOrEqual(fullscreen?.left ?? 0)
      // The icon is at the margin, and so its target reaches 10 px into it.
      expect(stage.x + stage.width - (fullscreen?.right ?? 0)).toBeCloseTo(name.x - stage.x - 10, 1)
      expect(points?.style).toEqual(gallery?.style)
      expect(gallery?.style.backgroundColor).toBe('rgba(0, 0, 0, 0)')

      await configurator.goThroughSteps('exterior', 'interior', CAR.model.model)
      await expect(page.getByRole('radio', { name: 'Bancos' })).toBeVisible()
      const overCabin = [await look(GALLERY), await look(FULLSCREEN)]
      expect(overCabin[1]?.right).toBe(fullscreen?.right)
      expect(overCabin.map(({ style }) => style.backgroundColor)).toEqual([WHITE, WHITE])

      // The cabin fills the stage of a desktop down to the row of its controls.
      if (width > 992) {
        const cabin = (await page.locator('.stage .filling > img').boundingBox())!
        const whole = (await page.locator('.stage').boundingBox())!
        const controls = (await page.locator('.stage .stage-controls').boundingBox())!
        expect({ ...cabin, height: 0 }).toEqual({ ...whole, height: 0 })
        expect(cabin.y + cabin.height).toBeLessThanOrEqual(controls.y)
        expect(whole.height - cabin.height).toBe(74)
        return
      }
      // On a phone, the name of a material begins above its swatches.
      const start = async (selector: string) => {
        const box = await page.locator('.materials .colours').last().locator(selector).boundingBox()
        return Math.round(box?.x ?? NaN)
      }
      expect(await start('legend')).toBe(await start('.chips'))
    },
  )
