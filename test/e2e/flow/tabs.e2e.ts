import { CHOSEN, linkTo, PRESELECTED, priceOf, WHOLE } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

const OTHER_LINK = linkTo(PRESELECTED)

const sessionStorageOf = async (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']),
  )

const idOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('wp_cfgHyu_uniqueID'))

test(
  'a reload restores the tab’s own configuration after another tab has overwritten the cookies',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    const other = await context.newPage()
    await other.goto(`${site.url}?${OTHER_LINK}`)
    const otherConfigurator = configuratorPage(other, site.url)
    await otherConfigurator.expectStep('resumo')
    await expect(otherConfigurator.figure('Preço desde')).not.toHaveText(euros(priceOf(CHOSEN)))
    await page.reload()
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)

test(
  'a reloaded tab keeps its id, and a duplicated tab gets an id of its own',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    await page.goto(`${site.url}?${WHOLE}`)
    await configuratorPage(page, site.url).expectStep('resumo')
    const id = await idOf(page)
    expect(id).toMatch(/^[\da-f]{32}$/)
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(1)
    await page.reload()
    await configuratorPage(page, site.url).expectStep('resumo')
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(2)
    expect(await idOf(page)).toBe(id)

    // What a browser does with "Duplicate tab": same address, session storage copied.
    const copied = await sessionStorageOf(page)
    const duplicate = await context.newPage()
    await duplicate.addInitScript((entries) => {
      if (sessionStorage.length === 0)
        for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, copied)
    await duplicate.goto(page.url())
    await configuratorPage(duplicate, site.url).expectStep('resumo')
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(3)
    const ids = (await site.savedConfigurations()).map((saved) => saved.id)
    expect(ids.slice(0, 2)).toEqual([id, id])
    expect(ids[2]).not.toBe(id)
    expect(await idOf(duplicate)).toBe(ids[2])

    // Both keep theirs from then on.
    await page.reload()
    await duplicate.reload()
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(5)
    const later = (await site.savedConfigurations()).slice(3).map((saved) => saved.id)
    expect(new Set(later)).toEqual(new Set([id, ids[2]]))
  },
)
