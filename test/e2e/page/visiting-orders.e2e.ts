import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, saveBuilds, SCREENS, visit } from '../support/screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ORDERS = fc.sample(fc.shuffledSubarray(SCREENS, { minLength: 7, maxLength: 7 }), {
  seed: 32,
  numRuns: 10,
})

/** What each screen adopts when it is opened first, by project and screen: the texts of its style sheets. */
const adoptedFirst = new Map<string, readonly string[]>()

/** The texts of the adopted style sheets, in their order. */
const readSheets = (page: Page): Promise<string[]> =>
  page
    .locator('cfg-configurator')
    .evaluate(({ shadowRoot }) =>
      (shadowRoot?.adoptedStyleSheets ?? []).map((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'),
      ),
    )

/** Adopts the sheets with these places in the list of the adopted ones. Returns the list as it was. */
const adopt = (page: Page, places: readonly number[]) =>
  page.locator('cfg-configurator').evaluateHandle(({ shadowRoot }, wanted) => {
    const sheets = [...(shadowRoot?.adoptedStyleSheets ?? [])]
    if (shadowRoot) shadowRoot.adoptedStyleSheets = wanted.flatMap((place) => sheets[place] ?? [])
    return sheets
  }, places)

/** A picture of the whole page, once its images have been decoded. */
async function picture(page: Page): Promise<Buffer> {
  await page.locator('cfg-configurator').evaluate(async ({ shadowRoot }) => {
    const images = [...(shadowRoot?.querySelectorAll('img') ?? [])]
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** The largest difference of a colour channel that drawing the same image twice may make. */
const DRAWING = 24

async function isDifferent(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return false
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  if (!a || a.length !== b?.length) return true
  return a.some((value, index) => Math.abs(value - (b[index] ?? 0)) > DRAWING)
}

// Style sheets are adopted when their components are first shown. What else depends on earlier visits, such as the
// steps that are ticked, is not the subject: both pictures show the same elements.
for (const [index, order] of ORDERS.entries()) {
  test(`screens look the same whatever was visited before, in visiting order ${index + 1}`, async ({
    page,
    site,
    context,
  }, { project, attach }) => {
    const codes = await saveBuilds(site)
    await configuratorPage(page, site.url).setChoicesCookie(WHOLE)
    const open = async (one: Page, screen: (typeof order)[number]): Promise<void> => {
      await one.goto(addressOf(site, screen, codes), { waitUntil: 'domcontentloaded' })
      await visit(one, site, screen, codes)
    }
    const different: string[] = []
    for (const [place, screen] of order.entries()) {
      const key = `${project.name} ${screen.name}`
      if (!adoptedFirst.has(key)) {
        const first = await context.newPage()
        await open(first, screen)
        adoptedFirst.set(key, await readSheets(first))
        await first.close()
      }
      await (place === 0 ? open(page, screen) : visit(page, site, screen, codes))
      const sheets = await readSheets(page)
      const visited = await picture(page)
      const places = (adoptedFirst.get(key) ?? []).map((text) => sheets.indexOf(text))
      const before = await adopt(page, places)
      const first = await picture(page)
      await page.locator('cfg-configurator').evaluate(({ shadowRoot }, list) => {
        if (shadowRoot) shadowRoot.adoptedStyleSheets = list
      }, before)
      if (!(await isDifferent(visited, first))) continue
      different.push(screen.name)
      await attach(`${screen.name}, visited later`, { body: visited, contentType: 'image/png' })
      await attach(`${screen.name}, opened first`, { body: first, contentType: 'image/png' })
    }
    expect(different, `visited: ${order.map(({ name }) => name).join(', ')}`).toEqual([])
  })
}
