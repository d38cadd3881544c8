import { CHOICES, CHOSEN } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function setCookie(page: Page, site: Site, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, url: new URL('/', site.url).href }])
}

/** The cookie's text, decoded; null when there is none. */
async function readCookie(page: Page, name: string): Promise<string | null> {
  const cookie = (await page.context().cookies()).find((item) => item.name === name)
  return cookie === undefined ? null : decodeURIComponent(cookie.value)
}

const SAVED = {
  modelid: CHOSEN.model.id,
  engine: String(CHOSEN.engine.id),
  version: CHOSEN.version.id,
  colext: CHOSEN.exterior.colorid,
  colint: CHOSEN.interior.idColor,
}

test(
  'a configuration saved by the site is restored, opens Motors and is erased',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await setCookie(page, site, 'wp_cfgHyu', encodeURIComponent(JSON.stringify(SAVED)))
    const configurator = configuratorPage(page, site.url)
    await page.goto(site.url)
    await configurator.expectStep('motor')
    await configurator.openOptions()
    await expect(configurator.option(CHOICES.motor)).toBeChecked()
    await configurator.closeOptions()
    expect(await readCookie(page, 'wp_cfgHyu')).toBeNull()
    await configurator.goThroughSteps('motor', 'resumo')
    const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
    for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
  },
)

test(
  "the dealers' cookie limits the dealers and is erased",
  { tag: '@desktop' },
  async ({ page, site }) => {
    await setCookie(page, site, 'wp_dealersOIDs', 'LX01-PT01')
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    const dealers = () => site.requests().filter(({ call }) => call === 'hyuDealersLst')
    await expect.poll(() => dealers().length).toBe(1)
    expect(dealers()[0]?.path).toBe('/wp-json/cfg/hyuDealersLst/LX01-PT01')
    expect(await readCookie(page, 'wp_dealersOIDs')).toBeNull()
    await page.getByRole('button', { name: 'Pedir mais informações' }).click()
    const district = configurator.dialog.getByRole('combobox', { name: 'Localidade' })
    await expect(district.getByRole('option')).toHaveText([
      'Escolha a localidade',
      'Lisboa',
      'Porto',
    ])
  },
)
