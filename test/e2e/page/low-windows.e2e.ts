import type { Page } from '@playwright/test'
import { preselectedWith, STALE_LINK } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The focused element if less than half of it can be seen: behind a bar, or outside the window. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const focused = root?.activeElement
    if (!root || !focused) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    // Only a viewer is higher than the window. A label covers its input.
    const place = focused.getAttribute('role') === 'slider' ? 0.25 : 0.5
    const hit = root.elementFromPoint(left + width / 2, top + height * place)
    const isSeen =
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.closest('.card') !== null)
    return isSeen ? null : `${focused.localName}.${focused.className} ${focused.textContent}`
  })
}

for (const [width, height, what] of [
  [844, 390, 'on a landscape phone'],
  [640, 400, 'at 200 % zoom'],
  [320, 256, 'at 400 % zoom'],
] as const)
  test(
    `no focused control is behind a bar ${what}`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('motor')
      await expect(page.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
      await configurator.navigation.getByRole('button').first().focus()
      const hidden: string[] = []
      let isInside = true
      while (isInside) {
        await page.keyboard.press('Tab')
        const found = await hiddenFocus(page)
        if (found !== null) hidden.push(found)
        isInside = await page.evaluate(
          () => document.activeElement?.localName === 'cfg-configurator',
        )
      }
      expect(hidden).toEqual([])
    },
  )

test(
  'a landscape phone shows the whole car beside the options, above a price bar of one row',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const boxOf = async (selector: string) => {
      const box = await page.locator(`cfg-configurator ${selector}`).boundingBox()
      if (box === null) throw new Error(`${selector} is not visible.`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    const [bar, car, options] = [
      await boxOf('[part=footer]'),
      await boxOf('[part=stage]'),
      await boxOf('[part=options]'),
    ]
    expect(bar.height).toBeLessThanOrEqual(64)
    expect(car.bottom).toBeLessThanOrEqual(bar.y)
    expect(options.x).toBeGreaterThanOrEqual(car.right)
    expect(options.y).toBeLessThan(bar.y)
  },
)

for (const [width, height, step, tag] of [
  [1366, 640, 'motor', '@desktop'],
  [844, 390, 'exterior', '@phone'],
  [360, 740, 'exterior', '@phone'],
  [360, 740, 'interior', '@phone'],
] as const)
  test(
    `the first option of ${step} is above the price bar and the credit warning in sight at ${width} by ${height} px`,
    { tag },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      await configuratorPage(page, site.url).openStep(step)
      const bar = await page.locator('cfg-configurator [part=footer]').boundingBox()
      const options = page.locator('cfg-configurator [part=options]')
      const option = options.locator('.card').first()
      // On phones the name of a material may be beside its first colour, and the price below it.
      const shown = step === 'interior' ? option.locator('.swatch') : option
      const box = await shown.boundingBox()
      expect(box && bar && box.y + box.height <= bar.y).toBe(true)
      const warning = page.getByText('custa dinheiro').filter({ visible: true })
      await expect(warning).toHaveCount(1)
      await expect(warning).toBeInViewport({ ratio: 1 })
    },
  )

test('all colours are in sight on a common phone', { tag: '@phone' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('exterior')
  const bar = await configurator.footer.boundingBox()
  const swatches = await page.locator('cfg-configurator .chip .swatch').all()
  const ends = await Promise.all(swatches.map((swatch) => swatch.boundingBox()))
  expect(Math.max(...ends.map((box) => (box ? box.y + box.height : NaN)))).toBeLessThan(bar?.y ?? 0)
})

for (const height of [256, 568])
  test(
    `the tabs of the full screen stay on one line at 320 by ${height} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height })
      await configuratorPage(page, site.url).openStep('resumo')
      await page.getByRole('button', { name: 'Ver em ecrã inteiro' }).click()
      const tabs = page.getByRole('dialog').locator('.toggle span')
      await expect(tabs).toHaveCount(3)
      for (const tab of await tabs.all()) {
        const lines = await tab.evaluate(
          (text) =>
            text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).fontSize),
        )
        expect(lines).toBeLessThan(2)
        await expect(tab).toBeInViewport({ ratio: 1 })
      }
    },
  )

/** The controls of the stage of which the price bar covers a part. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const bar = root?.querySelector('.footer')?.getBoundingClientRect().top ?? 0
    return [...(root?.querySelectorAll<HTMLElement>('.stage :is(button, label)') ?? [])]
      .filter((control) => control.getBoundingClientRect().bottom > bar)
      .map((control) => control.ariaLabel ?? control.innerText)
  })
}

/** Expects the price bar to cover no control of the stage. The page must not have been scrolled. */
async function expectNoneCovered(page: Page, step: string): Promise<void> {
  await expect(page.locator('cfg-configurator .stage button')).not.toHaveCount(0)
  await expect.poll(() => coveredControls(page), step).toEqual([])
}

for (const [width, height, tag] of [
  [1024, 768, '@desktop'],
  [1280, 720, '@desktop'],
  [390, 844, '@phone'],
  [390, 664, '@phone'],
  [320, 568, '@phone'],
] as const) {
  const size = `in a window of ${width} by ${height} px`

  test(`the price bar covers no control of the stage ${size}`, { tag }, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    const configurator = configuratorPage(page, site.url)
    for (const step of ['motor', 'exterior', 'interior'] as const) {
      await configurator.openStep(step)
      await expectNoneCovered(page, step)
    }
  })

  // Too low for the header, the notice, the stage and the bar together.
  if (height < 600) continue
  test(
    `the price bar covers no control of the stage below a high header and a notice ${size}`,
    { tag },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const header = document.querySelector<HTMLElement>('header.bar')
          if (header) header.style.height = '120px'
        }),
      )
      const configurator = configuratorPage(page, site.url)
      await page.goto(`${site.url}?${STALE_LINK}`)
      await expect(page.getByText(/a gama mudou/i)).toBeVisible()
      await configurator.expectSettled()
      await expectNoneCovered(page, 'exterior')
      await configurator.goToNextStep()
      await configurator.expectStep('interior')
      await configurator.expectSettled()
      await expectNoneCovered(page, 'interior')
      await page.getByRole('button', { name: 'Fechar o aviso' }).click()
      await expectNoneCovered(page, 'interior')
    },
  )
}

test(
  'the price bar covers no control of the stage with a larger default text size',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    const configurator = configuratorPage(page, site.url)
    for (const step of ['motor', 'exterior'] as const) {
      await configurator.openStep(step)
      await expectNoneCovered(page, step)
    }
  },
)

test(
  'the price bar covers no control of the stage with the values of a plug-in hybrid',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const { model, engine, version } = preselectedWith('Híbrido Plug-in')
    await page.goto(`${site.url}?modelid=${model.id}&engine=${engine.id}&version=${version.id}`)
    const configurator = configuratorPage(page, site.url)
    await configurator.expectStep('exterior', model.model)
    await configurator.expectSettled()
    await expectNoneCovered(page, 'exterior')
  },
)
