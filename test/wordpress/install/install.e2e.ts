import { MODEL } from '../../e2e/support/catalogue.ts'
import { PLUGIN_ZIP } from '../../../scripts/build/plugin-zip.ts'
import { runInWordpress } from '../../../scripts/wordpress/php/php.ts'
import type { Wordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { installByUpload, test } from '../support/bare-site.ts'
import { expect } from '../support/fixtures.ts'
import { TRACES } from '../support/traces.ts'

async function traces({ site }: Wordpress): Promise<string[]> {
  return JSON.parse(await runInWordpress(site.php, TRACES)) as string[]
}

test('an editor installs the zip, decides what is public, sees the models and removes everything again', async ({
  page,
  bare,
}) => {
  await installByUpload(page, bare, PLUGIN_ZIP)
  const row = page.locator('tr[data-plugin^="cfg-configurator/"]')

  // Nothing is public until the editor decides.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preparar o configurador')
  for (const path of ['configurador/', 'wp-json/cfg/lstModels/'])
    expect([path, (await page.request.get(`${bare.url}/${path}`)).status()]).toEqual([path, 404])
  await page.getByRole('checkbox', { name: /gama de exemplo/ }).check()
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
  await expect(page.getByRole('radio', { name: /publicá-la/ })).toBeChecked()
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
  await page.getByRole('button', { name: 'Saltar este passo' }).click()
  await expect(page.getByText('O configurador está público.')).toBeVisible()
  await expect(page.getByText(/Feitas pela última vez em/)).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.cfg-finding--warning').first()).toContainText('exemplo')

  // A module that few sites need is switched on and off in the list.
  const tab = page.getByRole('link', { name: 'Exportar e importar' })
  const modules = `${bare.url}/wp-admin/admin.php?page=cfg-configurator&tab=modules`
  for (const isOn of [true, false]) {
    await page.goto(modules)
    await expect(tab).toHaveCount(isOn ? 0 : 1)
    await page.getByRole('checkbox', { name: 'Exportar e importar' }).setChecked(isOn)
    await page.getByRole('button', { name: 'Guardar alterações' }).click()
    await expect(page.getByText('Guardado.')).toBeVisible()
    await expect(tab).toHaveCount(isOn ? 1 : 0)
  }

  await page.goto(`${bare.url}/wp-admin/site-health.php`)
  await expect(page.getByRole('button', { name: /gama de exemplo/ })).toBeAttached()
  await page.goto(`${bare.url}/wp-admin/plugins.php`)
  await expect(row).toHaveClass(/\bactive\b/)

  const configurator = configuratorPage(
    page,
    `${bare.url}/configurador/`,
    page.locator('cfg-configurator'),
  )
  await configurator.openHome()
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await page.reload()
  await configurator.expectStep('motor')
  expect(await traces(bare)).not.toEqual([])

  // The editor ticks that data go too.
  const tick = `$all = (array) get_option( 'cfg_configurator_settings', array() );
    update_option( 'cfg_configurator_settings', array( 'erase_on_uninstall' => '1' ) + $all );`
  await runInWordpress(bare.site.php, tick)
  await page.goto(`${bare.url}/wp-admin/plugins.php`)
  await row.locator('.deactivate a').click()
  await expect(row).toHaveClass(/\binactive\b/)
  const answer = await page.request.get(`${bare.url}/configurador/Mar%C3%A9/motor`)
  expect(answer.status(), 'a step without the plugin').toBe(404)

  page.on('dialog', (dialog) => void dialog.accept())
  // Before the page is whole, the link leads to a form instead of asking.
  await page.waitForLoadState('load')
  await row.locator('.delete a').click()
  await expect(page.getByText(/successfully deleted/)).toBeVisible()
  await expect.poll(() => traces(bare)).toEqual([])
})
