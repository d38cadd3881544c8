import { MODEL } from '../../e2e/support/catalogue.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeAddOnZip, makePluginZip } from '../../../scripts/build/plugin-zip.ts'
import {
  ADD_ONS,
  hasAddOn,
  pluginMain,
  type AddOn,
} from '../../../scripts/wordpress/install/plugin-files.ts'
import { noticesIn } from '../../../scripts/wordpress/php/junit-report.ts'
import { runInWordpress } from '../../../scripts/wordpress/php/php.ts'
import type { Wordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { installByUpload, test, uploadPlugin } from '../support/bare-site.ts'
import { expect } from '../support/fixtures.ts'
import { TRACES } from '../support/traces.ts'

const addOns = ADD_ONS.filter(hasAddOn)

const traces = async ({ site }: Wordpress): Promise<string[]> =>
  JSON.parse(await runInWordpress(site.php, TRACES)) as string[]

/** What an add-on has stored under its own name. */
const tracesOf = async (bare: Wordpress, name: AddOn): Promise<string[]> =>
  (await traces(bare)).filter((trace) => trace.includes(`cfg_configurator_${name}_`))

test('all add-ons run together, and each is activated, deactivated and deleted alone', async ({
  page,
  bare,
}) => {
  test.slow()
  const { url, site } = bare
  await installByUpload(page, bare, await makePluginZip())
  await page.getByRole('button', { name: 'Criar a página' }).click()
  for (const name of addOns) await uploadPlugin(page, bare, await makeAddOnZip(name))
  const row = (name: AddOn) => page.locator(`tr[data-plugin="${pluginMain(name)}"]`)
  await page.goto(`${url}/wp-admin/plugins.php`)
  for (const name of addOns) await expect(row(name)).toHaveClass(/\bactive\b/)

  // A trial without a content site, with the sample of the editor add-on.
  await page.goto(`${url}/wp-admin/admin.php?page=cfg-configurator`)
  await page.getByLabel('Mostrar três modelos inventados').check()
  await page.getByRole('button', { name: 'Guardar alterações' }).click()
  await expect(page.locator('#setting-error-settings_updated')).toBeVisible()
  await page.goto(`${url}/wp-admin/admin.php?page=cfg-configurator-setup`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  const configurator = configuratorPage(
    page,
    `${url}/configurador/`,
    page.locator('cfg-configurator'),
  )
  await configurator.openHome()
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await page.reload()
  await configurator.expectStep('motor')

  const screens = ['index.php', 'admin.php?page=cfg-configurator', 'plugins.php']
  const walk = async (what: string): Promise<void> => {
    for (const screen of screens)
      expect((await page.goto(`${url}/wp-admin/${screen}`))?.status(), what).toBe(200)
    expect((await page.request.get(`${url}/configurador/`)).status(), what).toBe(200)
  }
  for (const name of addOns) {
    await page.goto(`${url}/wp-admin/plugins.php`)
    await row(name).locator('.deactivate a').click()
    await expect(row(name)).toHaveClass(/\binactive\b/)
    await walk(`without ${name}`)
    await row(name).locator('.activate a').click()
    await expect(row(name)).toHaveClass(/\bactive\b/)
  }
  for (const name of addOns) {
    await page.goto(`${url}/wp-admin/plugins.php`)
    await row(name).locator('.deactivate a').click()
    await expect(row(name)).toHaveClass(/\binactive\b/)
  }
  await walk('without add-ons')
  for (const name of addOns) {
    await row(name).locator('.activate a').click()
    await expect(row(name)).toHaveClass(/\bactive\b/)
    await walk(`with ${name} alone`)
    await row(name).locator('.deactivate a').click()
    await expect(row(name)).toHaveClass(/\binactive\b/)
  }
  page.on('dialog', (dialog) => void dialog.accept())
  for (const name of addOns) {
    await page.goto(`${url}/wp-admin/plugins.php`, { waitUntil: 'load' })
    await row(name).locator('.delete a').click()
    await expect(page.getByText(/successfully deleted/)).toBeVisible()
    await expect.poll(() => tracesOf(bare, name)).toEqual([])
  }
  await walk('after the add-ons')
  const log = await readFile(join(site.folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  expect(noticesIn(log)).toEqual([])
})
