import {
  CHOICES,
  CHOSEN,
  ENGINE_LINK,
  MODEL,
  OTHER,
  VERSION_LINK,
  WHOLE,
} from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../support/fixtures.ts'
import { collectLog } from '../support/failing-requests.ts'
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
  'a saved configuration that cannot be read is logged and erased',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const log = collectLog(page)
    const configurator = configuratorPage(page, site.url)
    const unreadable = ['{"modelid":', 'null', '%7Bx', `{"engine":"${CHOSEN.engine.id}"}`]
    for (const [index, text] of unreadable.entries())
      await test.step(text, async () => {
        await setCookie(page, site, 'wp_cfgHyu', encodeURIComponent(text))
        await configurator.openHome()
        await configurator.expectHome()
        expect(log).toHaveLength(index + 1)
        expect(await readCookie(page, 'wp_cfgHyu')).toBeNull()
      })
    await configurator.chooseModel(MODEL)
  },
)

test(
  'each step adds its choice to the cookie that remembers them',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const remembered = () => readCookie(page, 'cfg_app_params')
    await configurator.goToStep('motor', MODEL, { motor: CHOICES.motor })
    await expect.poll(remembered).toBe(ENGINE_LINK)
    await configurator.goThroughSteps('motor', 'versao', MODEL, { versao: CHOICES.versao })
    await expect.poll(remembered).toBe(VERSION_LINK)
    await configurator.goThroughSteps('versao', 'exterior', MODEL, { exterior: CHOICES.exterior })
    await expect.poll(remembered).toBe(`${VERSION_LINK}&colext=${CHOSEN.exterior.colorid}`)
    await configurator.goThroughSteps('exterior', 'interior', MODEL, { interior: CHOICES.interior })
    await expect.poll(remembered).toBe(WHOLE)
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

test(
  'each configuration has its own id, and the visit has one for all of them',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const ids = async () => ({
      unique: await readCookie(page, 'wp_cfgHyu_uniqueID'),
      session: await readCookie(page, 'wp_cfgHyu_sessionID'),
    })
    await configurator.goToStep('motor')
    const first = await ids()
    expect(first.unique).toMatch(/^[0-9a-f]{32}$/)
    expect(first.session).toMatch(/^[0-9a-f]{32}$/)
    await configurator.goThroughSteps('motor', 'versao')
    await page.reload()
    await configurator.expectStep('versao')
    expect(await ids()).toEqual(first)

    await page.goto(site.url)
    await configurator.chooseModel(OTHER.model.model)
    const second = await ids()
    expect(second.session).toBe(first.session)
    expect(second.unique).not.toBe(first.unique)
  },
)
