import type { Page } from '@playwright/test'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { configuratorPage, type ConfiguratorPage, type Step } from '../support/configurator-page.ts'

/** The narrowest phone that the look is made for. */
const WIDTH = 360

/** Doubles the default text size of the browser. Pages opened from now on have it. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

/** Elements that extend beyond the screen, and texts that are cut off by their own box. */
function textProblems(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const describe = (part: Element): string =>
      `${part.localName}.${part.getAttribute('class') ?? ''} '${(part.textContent ?? '').trim().slice(0, 40)}'`
    const isShown = (part: Element): boolean =>
      part.checkVisibility() &&
      part.closest('.vh, .hidden, .skip, [hidden]') === null &&
      getComputedStyle(part).clipPath !== 'inset(50%)'
    // A row of slides and its index scroll sideways.
    const isScrollable = (part: Element): boolean =>
      part.closest('.swiper-wrapper, .rail, .scroll') !== null
    const roots = [document, document.querySelector('cfg-configurator')?.shadowRoot]
    // The margins of a car's frames lie outside the stage, and have no text. Points lie on the frames. A sample is cut
    // from a picture.
    const pictures = roots[1]?.querySelectorAll<HTMLElement>('.spin-car, .spin-over, .swatch img')
    for (const picture of pictures ?? []) picture.style.display = 'none'
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

// Blocks the page's own font: the fallback is wider, and everyone sees it until the font has arrived.
test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(FAILED_CALLS)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.setViewportSize({ width: WIDTH, height: 780 })
})

async function seeOptions(configurator: ConfiguratorPage, page: Page): Promise<void> {
  await configurator.openMenu()
  await expectReadable(page, 'menu')
  await page.keyboard.press('Escape')
  await configurator.openOptions()
  await expectReadable(page, 'options')
}

/** What is opened on a screen, and looked at, too. */
const SCREENS: readonly (readonly [
  name: string,
  step: Step | null,
  see: (configurator: ConfiguratorPage, page: Page) => Promise<void>,
])[] = [
  [
    'home with its filter',
    null,
    async (_, page) => {
      await page.getByRole('button', { name: 'Filtro' }).click()
      await page.getByRole('checkbox', { name: 'Citadino' }).check()
    },
  ],
  [
    'the engines and their comparison',
    'motor',
    async (configurator, page) => {
      await seeOptions(configurator, page)
      await page.getByRole('button', { name: 'Comparar motores' }).click()
      await expect(page.getByRole('heading', { name: 'Comparar Motores' })).toBeVisible()
    },
  ],
  [
    'the versions and their equipment',
    'versao',
    async (configurator, page) => {
      await seeOptions(configurator, page)
      await page
        .getByRole('button', { name: /^Ver lista de equipamentos/ })
        .first()
        .click()
      await expect(configurator.dialog.getByRole('heading', { name: 'Segurança' })).toBeVisible()
    },
  ],
  ['the exterior', 'exterior', seeOptions],
  ['the interior', 'interior', seeOptions],
  [
    'the summary and a form',
    'resumo',
    async ({ dialog, proposal }) => {
      await proposal.click()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    },
  ],
]

for (const [name, step, see] of SCREENS)
  test(
    `${name} fit a phone with text of twice the size`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const configurator = configuratorPage(page, site.url)
      await doubleText(page)
      if (step) await configurator.openStep(step)
      else await configurator.openHome()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectReadable(page, name)
      await see(configurator, page)
      await expectReadable(page, `${name}, opened`)
    },
  )

test(
  'text follows the default size of the browser, and not the root size of the page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const configurator = configuratorPage(page, site.url)
    const sizes = () =>
      page.locator('cfg-configurator').evaluate((element) =>
        ['h1', 'dt', '.btn', '.facts'].map((part) => {
          const found = element.shadowRoot?.querySelector(part)
          return found && Number.parseFloat(getComputedStyle(found).fontSize)
        }),
      )
    await configurator.openStep('motor')
    const usual = await sizes()
    await page.locator('html').evaluate((root) => (root.style.fontSize = '62.5%'))
    expect(await sizes()).toEqual(usual)
    await doubleText(page)
    await page.reload()
    await configurator.expectStep('motor')
    await configurator.expectSettled()
    // Three of them do not depend on the width of the widget.
    expect((await sizes()).slice(1)).toEqual(usual.slice(1).map((size) => 2 * (size ?? Number.NaN)))
    await expect(page.locator('cfg-configurator .nav-toggle')).toBeVisible()
  },
)
