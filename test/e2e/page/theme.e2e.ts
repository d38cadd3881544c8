import { MODEL } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { THEME_PATH } from '../../../demo/page.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'

/** The rebranding of the themed page: what its style sheet gives the element. */
const BRAND = [
  '--cfg-accent',
  '--cfg-on-accent',
  '--cfg-font-family',
  '--cfg-radius',
  '--cfg-surface',
] as const

const themeOf = (site: { readonly url: string }): string => new URL(THEME_PATH, site.url).href

/** Gives the element back what its own style sheet says, so that only the theme is left. */
async function unbrand(page: Page): Promise<void> {
  await page.locator('cfg-configurator').evaluate((element, names) => {
    const { style } = element as HTMLElement
    const unlayered = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSLayerBlockRule ? unlayered(rule.cssRules) : rule,
      )
    const hosts = [...(element.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap(({ cssRules }) => unlayered(cssRules))
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === ':host')
    for (const name of names) {
      const value = hosts.map((rule) => rule.style.getPropertyValue(name)).find(Boolean)
      if (value === undefined) throw new Error(`${name} has no value of its own`)
      style.setProperty(name, value)
    }
    // The demo page enlarges the pictures of its cards.
    style.setProperty('--cfg-card-picture-scale', '1')
  }, BRAND)
}

/** How every element inside the widget looks: tag and class, then its properties. */
function looks(page: Page): Promise<string[]> {
  return page.locator('cfg-configurator').evaluate((element) => {
    // Left out: what the browser answers with pixels it has laid out.
    const isLaidOut =
      /^(width|height|top|bottom|left|right|inset-.*|(inline|block)-size|.*-origin)$/
    const told = (name: string): boolean =>
      !isLaidOut.test(name) && !/^(grid-template|--)/.test(name)
    return [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
      const style = getComputedStyle(part)
      // The computed style has the pixels of an `auto` margin; this map keeps the keyword.
      const specified = part.computedStyleMap()
      const value = (name: string): string =>
        name.startsWith('margin') ? String(specified.get(name)) : style.getPropertyValue(name)
      const text = [...style]
        .filter(told)
        .map((name) => `${name}: ${value(name)}`)
        // A canvas or picture's own: it changes with the pixels that have come.
        .filter((line) => !line.startsWith('aspect-ratio: auto '))
      return [`${part.tagName} ${part.getAttribute('class') ?? ''}`, ...text].join('\n')
    })
  })
}

/** Tag and class of every part. */
const parts = (looking: readonly string[]): string[] =>
  looking.map((look) => look.replace(/\n[^]*/, ''))

/** The first parts that look otherwise, each with the properties that differ. */
function differences(plain: readonly string[], themed: readonly string[]): string[] {
  return plain
    .flatMap((look, index) => {
      const other = new Set((themed[index] ?? '').split('\n'))
      const lines = look.split('\n')
      const found = lines.filter((line) => !other.has(line))
      return found.length === 0 ? [] : [`${lines[0]} should have ${found.join('; ')}`]
    })
    .slice(0, 5)
}

/** Compares two open pages, until both have what loads late. */
async function expectSameLooks(
  page: Page,
  homes: readonly [plain: string, themed: string],
  visit: (page: Page, home: string) => Promise<void>,
): Promise<void> {
  const pages = [page, await page.context().newPage()]
  for (const [index, visited] of pages.entries()) {
    await visit(visited, homes[index] ?? '')
    await unbrand(visited)
    // The header is fixed once the page has scrolled, and the pages around have different heights.
    await visited.evaluate(() => window.scrollTo(0, 0))
    await visited.mouse.move(0, 0)
  }
  await expect(async () => {
    const [plain = [], themed = []] = await Promise.all(pages.map(looks))
    expect(plain.length).toBeGreaterThan(50)
    expect(parts(themed)).toEqual(parts(plain))
    expect(differences(plain, themed)).toEqual([])
  }).toPass({ timeout: 15_000 })
}

test(
  'the styles of a hostile page do not reach home and its filter',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await expectSameLooks(page, [site.url, themeOf(site)], async (visited, home) => {
      await visited.goto(home)
      await visited.getByRole('button', { name: 'Filtro' }).click()
      await expect(visited.getByRole('checkbox', { name: 'Citadino' })).toBeVisible()
      await expect(visited.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
    })
  },
)

// What surrounds the steps is the same in all of them, and is compared at both widths.
for (const [step, tag] of [
  ['motor', '@phone'],
  ['versao', '@desktop'],
  ['exterior', '@phone'],
  ['interior', '@desktop'],
  ['resumo', '@phone'],
] as const satisfies [Step, string][]) {
  test(
    `the styles of a hostile page do not reach the step ${step}`,
    { tag },
    async ({ page, site }) => {
      await expectSameLooks(page, [site.url, themeOf(site)], async (visited, home) => {
        const configurator = configuratorPage(visited, home)
        await configurator.openStep(step)
        // The panorama adds its controls once it is drawn.
        if (step === 'interior') {
          await visited.getByRole('radio', { name: '360°' }).check()
          await expect(visited.getByRole('application')).toBeVisible()
        }
        if (step !== 'resumo') return configurator.openOptions()
        // High enough to show the figures on both pages, which hides the price bar.
        await visited.setViewportSize({ width: visited.viewportSize()?.width ?? 0, height: 2400 })
        await expect(configurator.footer).toBeHidden()
        // The equipment is requested once the browser is idle.
        await expect(visited.locator('.checks li').first()).toBeAttached()
      })
    },
  )
}

test('five custom properties rebrand the widget', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(themeOf(site))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^Georgia/)
  await expect(page.locator('.cfg')).toHaveCSS('background-color', 'rgb(253, 248, 241)')
  const pick = page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true })
  await expect(pick).toHaveCSS('color', 'rgb(138, 63, 252)')
  await pick.focus()
  await expect(pick).toHaveCSS('background-color', 'rgb(138, 63, 252)')
  await expect(pick).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(pick).toHaveCSS('border-radius', '12px')
  await expect(page.locator('[part=card]').first()).toHaveCSS('border-radius', '24px')

  const configurator = configuratorPage(page, themeOf(site))
  await configurator.openStep('motor')
  const onward = configurator.footer.getByRole('button', { name: 'Continuar' })
  await expect(onward).toHaveCSS('background-color', 'rgb(138, 63, 252)')
})
