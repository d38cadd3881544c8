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
import { keepLog } from '../support/trouble.ts'
import { walkOn } from '../support/walk.ts'

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
    const walk = walkOn(page, site.url)
    await page.goto(site.url)
    await walk.expectStep('motor')
    await walk.openOptions()
    await expect(walk.option(CHOICES.motor)).toBeChecked()
    await walk.closeOptions()
    expect(await readCookie(page, 'wp_cfgHyu')).toBeNull()
    await walk.goFrom('motor', 'resumo')
    const chosen = page.getByRole('list').filter({ hasText: 'Cor exterior' })
    for (const name of Object.values(CHOICES)) await expect(chosen).toContainText(name)
  },
)

test(
  'a saved configuration that cannot be read is logged and erased',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const log = keepLog(page)
    const walk = walkOn(page, site.url)
    const unreadable = ['{"modelid":', 'null', '%7Bx', `{"engine":"${CHOSEN.engine.id}"}`]
    for (const [index, text] of unreadable.entries())
      await test.step(text, async () => {
        await setCookie(page, site, 'wp_cfgHyu', encodeURIComponent(text))
        await walk.openHome()
        await walk.expectHome()
        expect(log).toHaveLength(index + 1)
        expect(await readCookie(page, 'wp_cfgHyu')).toBeNull()
      })
    await walk.pick(MODEL)
  },
)

test(
  'each step adds its choice to the cookie that remembers them',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    const remembered = () => readCookie(page, 'cfg_app_params')
    await walk.goTo('motor', MODEL, { motor: CHOICES.motor })
    await expect.poll(remembered).toBe(ENGINE_LINK)
    await walk.goFrom('motor', 'versao', MODEL, { versao: CHOICES.versao })
    await expect.poll(remembered).toBe(VERSION_LINK)
    await walk.goFrom('versao', 'exterior', MODEL, { exterior: CHOICES.exterior })
    await expect.poll(remembered).toBe(`${VERSION_LINK}&colext=${CHOSEN.exterior.colorid}`)
    await walk.goFrom('exterior', 'interior', MODEL, { interior: CHOICES.interior })
    await expect.poll(remembered).toBe(WHOLE)
  },
)

test(
  "the dealers' cookie limits the dealers and is erased",
  { tag: '@desktop' },
  async ({ page, site }) => {
    await setCookie(page, site, 'wp_dealersOIDs', 'LX01-PT01')
    const walk = walkOn(page, site.url)
    await walk.goTo('motor')
    const dealers = () => site.requests().filter(({ call }) => call === 'hyuDealersLst')
    await expect.poll(() => dealers().length).toBe(1)
    expect(dealers()[0]?.path).toBe('/wp-json/cfg/hyuDealersLst/LX01-PT01')
    expect(await readCookie(page, 'wp_dealersOIDs')).toBeNull()
    await page.getByRole('button', { name: 'Pedir mais informações' }).click()
    const district = walk.dialog.getByRole('combobox', { name: 'Localidade' })
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
    const walk = walkOn(page, site.url)
    const ids = async () => ({
      unique: await readCookie(page, 'wp_cfgHyu_uniqueID'),
      session: await readCookie(page, 'wp_cfgHyu_sessionID'),
    })
    await walk.goTo('motor')
    const first = await ids()
    expect(first.unique).toMatch(/^[0-9a-f]{32}$/)
    expect(first.session).toMatch(/^[0-9a-f]{32}$/)
    await walk.goFrom('motor', 'versao')
    await page.reload()
    await walk.expectStep('versao')
    expect(await ids()).toEqual(first)

    await page.goto(site.url)
    await walk.pick(OTHER.model.model)
    const second = await ids()
    expect(second.session).toBe(first.session)
    expect(second.unique).not.toBe(first.unique)
  },
)
