import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../support/fixtures.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'

/** The narrowest phone that the look is made for. */
const WIDTH = 360

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Doubles every text of page and widget, as a browser does that enlarges text only. */
async function doubleText(page: Page): Promise<void> {
  await page.locator('cfg-configurator').evaluate((element) => {
    const root = element.shadowRoot
    if (root === null) throw new Error('The widget is not there.')
    const sizes = [...root.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === ':host')
      .flatMap(({ style }) =>
        [...style]
          .filter((name) => /^--cfg-text-\d$/.test(name))
          .map((name) => `${name}: calc(2 * ${style.getPropertyValue(name)});`),
      )
    if (sizes.length !== 5) throw new Error(`There are ${sizes.length} text sizes, not five.`)
    const doubled = new CSSStyleSheet()
    doubled.replaceSync(`:host { ${sizes.join(' ')} } .cfg { font-size: 32px }`)
    root.adoptedStyleSheets.push(doubled)
    document.documentElement.style.fontSize = '200%'
  })
}

/** Elements that extend beyond the screen, and texts that are cut off by their own box. */
function textProblems(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const describe = (part: Element): string =>
      `${part.localName}.${part.getAttribute('class') ?? ''} '${(part.textContent ?? '').trim().slice(0, 40)}'`
    const isShown = (part: Element): boolean =>
      part.checkVisibility() && part.closest('.vh, .hidden, .skip, [hidden]') === null
    // A row of slides scrolls sideways.
    const isScrollable = (part: Element): boolean =>
      part.closest('.swiper-wrapper, .scroll') !== null
    const roots = [document, document.querySelector('cfg-configurator')?.shadowRoot]
    const parts = roots
      .flatMap((root) => [...(root?.querySelectorAll('body *, .cfg *') ?? [])])
      .filter((part) => isShown(part) && !isScrollable(part) && !(part instanceof SVGElement))
    const over = parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return right > width + 1 || left < -1
      })
      .map((part) => `${describe(part)} extends beyond the screen`)
    const cut = parts
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${describe(part)} is cut off`)
    const whole = document.documentElement.scrollWidth
    return [...(whole > width ? [`the page is ${whole} px wide`] : []), ...over, ...cut].slice(0, 8)
  }, WIDTH)
}

async function expectReadable(page: Page, screen: string): Promise<void> {
  expect(await textProblems(page), screen).toEqual([])
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: 780 })
})

async function openWithDoubledText(
  page: Page,
  site: Site,
  step: Step,
): Promise<ReturnType<typeof configuratorPage>> {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep(step)
  await doubleText(page)
  return configurator
}

test('home fits a phone with text of twice the size', { tag: '@phone' }, async ({ page, site }) => {
  await configuratorPage(page, site.url).openHome()
  await expect(page.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
  await doubleText(page)
  await expectReadable(page, 'home')
  await page.getByRole('button', { name: 'Filtro' }).click()
  await page.getByRole('checkbox', { name: 'Citadino' }).check()
  await expectReadable(page, 'filter')
})

for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
  test(
    `the step ${step} fits a phone with text of twice the size`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const configurator = await openWithDoubledText(page, site, step)
      await expectReadable(page, step)
      await configurator.openMenu()
      await expectReadable(page, `${step} with its menu`)
      await page.keyboard.press('Escape')
      await configurator.openOptions()
      await expectReadable(page, `${step} with its options`)
    },
  )
}

test(
  'modals fit a phone with text of twice the size',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = await openWithDoubledText(page, site, 'versao')
    await configurator.openOptions()
    await page
      .getByRole('button', { name: /^Ver lista de equipamentos/ })
      .first()
      .click()
    await expect(configurator.dialog.getByRole('heading', { name: 'Segurança' })).toBeVisible()
    await expectReadable(page, 'equipment')
  },
)

test(
  'the summary fits a phone with text of twice the size',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = await openWithDoubledText(page, site, 'resumo')
    await expectReadable(page, 'summary')
    await configurator.footer.getByRole('button', { name: 'Pedir Proposta' }).click()
    await expect(configurator.dialog).toBeVisible()
    await expect(configurator.dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expectReadable(page, 'contact')
  },
)

test(
  'the comparison fits a phone with text of twice the size',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = await openWithDoubledText(page, site, 'motor')
    await configurator.openOptions()
    await page.getByRole('button', { name: 'Comparar motores' }).click()
    await expect(page.getByRole('heading', { name: 'Comparar Motores' })).toBeVisible()
    await expectReadable(page, 'comparison')
  },
)
