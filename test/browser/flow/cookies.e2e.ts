import { MODEL, CHOICES, OTHER, VERSION_LINK, ENGINE_LINK } from '../support/catalogue.ts'
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
  modelid: 101,
  engine: '1012',
  version: 10123,
  colext: 'VBR',
  colint: 'PCA',
}

test('a saved configuration is restored, opens Motors, and is erased', async ({ page, site }) => {
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
})

test('a saved configuration that lost a colour says so', async ({ page, site }) => {
  const saved = JSON.stringify({ ...SAVED, colext: 'XXX' })
  await setCookie(page, site, 'wp_cfgHyu', encodeURIComponent(saved))
  await page.goto(site.url)
  await walkOn(page, site.url).expectStep('motor')
  await expect(page.getByRole('status').filter({ hasText: 'a cor exterior' })).toBeVisible()
})

for (const garbage of ['{"modelid":', 'null', '[]', '42', '%7Bx', '{"engine":"1012"}'])
  test(`the saved configuration ${garbage} is logged and erased`, async ({ page, site }) => {
    const log = keepLog(page)
    await setCookie(page, site, 'wp_cfgHyu', encodeURIComponent(garbage))
    const walk = walkOn(page, site.url)
    await walk.openHome()
    await walk.expectHome()
    expect(log).toHaveLength(1)
    expect(await readCookie(page, 'wp_cfgHyu')).toBeNull()
    await walk.pick(MODEL)
  })

test('remembers the choices up to each step', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  const remembered = () => readCookie(page, 'cfg_app_params')
  await walk.goTo('motor', MODEL, { motor: CHOICES.motor })
  await expect.poll(remembered).toBe(ENGINE_LINK)
  await walk.goFrom('motor', 'versao', MODEL, { versao: CHOICES.versao })
  await expect.poll(remembered).toBe(VERSION_LINK)
  await walk.goFrom('versao', 'exterior', MODEL, { exterior: CHOICES.exterior })
  await expect.poll(remembered).toBe('modelid=101&engine=1012&version=10123&colext=VBR')
  await walk.goFrom('exterior', 'interior', MODEL, { interior: CHOICES.interior })
  await expect.poll(remembered).toBe('modelid=101&engine=1012&version=10123&colext=VBR&colint=PCA')
})

test("the dealers' cookie limits the dealers and is erased", async ({ page, site }) => {
  await setCookie(page, site, 'wp_dealersOIDs', 'LX01-PT01')
  const walk = walkOn(page, site.url)
  await walk.goTo('motor')
  const dealers = () => site.requests().filter(({ call }) => call === 'hyuDealersLst')
  await expect.poll(() => dealers().length).toBe(1)
  expect(dealers()[0]?.path).toBe('/wp-json/cfg/hyuDealersLst/LX01-PT01')
  expect(await readCookie(page, 'wp_dealersOIDs')).toBeNull()
  await page.getByRole('button', { name: 'Pedir mais informações' }).click()
  const district = walk.dialog.getByRole('combobox', { name: 'Localidade' })
  await expect(district.getByRole('option')).toHaveText(['Escolha a localidade', 'Lisboa', 'Porto'])
})

test("without the dealers' cookie all dealers are asked for", async ({ page, site }) => {
  await walkOn(page, site.url).goTo('motor')
  const paths = () => site.requests().map(({ path }) => path)
  await expect.poll(paths).toContain('/wp-json/cfg/hyuDealersLst/all')
})

test('each configuration has an id, the visit has one for all', async ({ page, site }) => {
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
})
