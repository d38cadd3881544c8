import { CHOICES } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'

/** What a page does with the element that it replaces by a copy. */
const REPLACEMENTS: Readonly<Record<string, (old: Element) => unknown>> = {
  'the old one is replaced': (old) => old.replaceWith(old.cloneNode(true)),
  'the old one is replaced in a view transition': (old) =>
    document.startViewTransition(() => old.replaceWith(old.cloneNode(true))).finished,
  'the new one is inserted before the old one is removed': (old) => {
    old.before(old.cloneNode(true))
    old.remove()
  },
  'the old one is removed some tasks after the new one is inserted': async (old) => {
    old.before(old.cloneNode(true))
    await new Promise((resolve) => setTimeout(resolve, 300))
    old.remove()
  },
  'the new one is inserted some tasks after the old one is removed': async (old) => {
    const parent = old.parentNode
    old.remove()
    await new Promise((resolve) => setTimeout(resolve, 300))
    parent?.append(old.cloneNode(true))
  },
  'the old one takes the place of its copy again': async (old) => {
    const copy = old.cloneNode(true) as Element
    old.replaceWith(copy)
    await new Promise((resolve) => setTimeout(resolve, 300))
    copy.before(old)
    copy.remove()
  },
}

test(
  'a replaced element passes step, choices and address on, however it is replaced',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const log = collectLog(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor', undefined, { motor: CHOICES.motor })
    for (const [way, replace] of Object.entries(REPLACEMENTS))
      await test.step(way, async () => {
        await page.locator('cfg-configurator').evaluate(replace)
        await expect(page.locator('cfg-configurator')).toHaveCount(1)
        await configurator.expectStep('motor')
        await expect(configurator.option(CHOICES.motor)).toBeChecked()
        await configurator.goToNextStep()
        await configurator.expectStep('versao')
        await page.goBack()
        await configurator.expectStep('motor')
      })
    expect(log).toEqual([])
  },
)

test(
  'an element that is removed in the task in which it was inserted requests and logs nothing',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const log = collectLog(page)
    await configuratorPage(page, site.url).goToStep('motor')
    // Lists and pictures that are not in view are requested one after the other.
    let before = 0
    while (before !== site.requests().length) {
      before = site.requests().length
      await page.waitForTimeout(1000)
    }
    await page.locator('cfg-configurator').evaluate((element) => {
      const copy = element.cloneNode(true) as Element
      element.after(copy)
      copy.remove()
    })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    expect(site.requests().length).toBe(before)
    expect(log).toEqual([])
  },
)
