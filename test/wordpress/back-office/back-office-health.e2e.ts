import { blockOthers, expect, test } from '../support/fixtures.ts'
import {
  OPTION,
  TABS,
  addressOf,
  expectAccessible,
  keepSettings,
  result,
  save,
  setting,
  tabTo,
} from './settings-screen.ts'
import { startFaultySite } from './faulty-content-site.ts'

keepSettings()

test('the health tab reports three faults of the content site', async ({
  adminPage,
  wordpress,
}) => {
  const site = await startFaultySite(wordpress.contentSite, {
    lstModels: (models) =>
      (models as object[]).map((model, index) =>
        index === 0 ? { ...model, modelImg: '' } : model,
      ),
    extColors: (colours) => {
      const [first] = colours as { version: number }[]
      return (colours as { version: number }[]).filter(({ version }) => version !== first?.version)
    },
    equipmentLst: () => null,
  })
  try {
    await adminPage.goto(addressOf(wordpress, 'general'))
    await adminPage.getByLabel('Endereço do site de conteúdos').fill(site.url)
    await save(adminPage)
    await expect(result(adminPage)).toHaveText('Guardado.')
    await adminPage.getByRole('link', { name: 'Estado', exact: true }).click()
    await adminPage.getByRole('button', { name: /as verificações/ }).click()
    await expect(adminPage.getByText(/Feitas pela última vez em/)).toBeVisible({ timeout: 60_000 })
    const problems = adminPage.locator('.cfg-finding--problem')
    await expect(problems.filter({ hasText: 'equipmentLst' })).toContainText('falha (estado 50')
    await expect(problems.filter({ hasText: 'Versões sem cores exteriores' })).toBeVisible()
    await expect(
      adminPage.locator('.cfg-finding--warning', { hasText: 'Modelos sem imagem: Maré' }),
    ).toBeVisible()
    await expectAccessible(adminPage, 'findings')
  } finally {
    await site.close()
  }
})

test('the health tab reports only the missing colours that the demo has on purpose', async ({
  adminPage,
  wordpress,
}) => {
  await adminPage.goto(addressOf(wordpress, 'health'))
  await adminPage.getByRole('button', { name: /as verificações/ }).click()
  const progress = adminPage.locator('.cfg-progress')
  await expect(progress.getByRole('status')).toHaveText(/Verificações feitas: \d+ de 23\./)
  await expect(progress.getByText('A verificar…')).toBeVisible()
  await expect(adminPage.getByText(/Feitas pela última vez em/)).toBeVisible({ timeout: 60_000 })
  await expect(progress).toBeHidden()
  await expect(
    adminPage.locator('.cfg-finding--fine', { hasText: /\d,\d\d\u{A0}€ por mês/u }),
  ).toBeVisible()
  await expect(adminPage.locator('.cfg-finding--problem')).toHaveText(
    /sem cores.*: Estrela Prestígio/,
  )
  await expect(adminPage.locator('.cfg-finding--fine').first()).toBeVisible()
})

test('the health tab says that the theme cuts off the content, and where', async ({
  adminPage,
  wordpress,
}) => {
  const finding = adminPage.locator('.cfg-finding', { hasText: 'corta o conteúdo' })
  let scripts = 0
  await adminPage.route('**/configurador/', async (route) => {
    const response = await route.fetch()
    const styles = '<style>main { overflow: hidden }</style></head>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', styles) })
  })
  adminPage.on('request', (request) => {
    if (/widget\/.*\.js/.test(request.url()) && request.frame().parentFrame()) scripts++
  })
  await adminPage.goto(addressOf(wordpress, 'health'))
  await expect(finding).toContainText(/main/)
  await expect(finding).toContainText('A barra de preço mantém-se no ecrã.')
  await expect(adminPage.locator('iframe')).toHaveCount(0)
  expect(scripts, 'no visit is counted').toBe(0)
  await adminPage.unroute('**/configurador/')
  await adminPage.reload()
  await expect(adminPage.locator('iframe')).toHaveCount(0)
  await expect(finding).toBeHidden()
})

test('every tab of the settings is accessible and fits at 390 and 1280 px', async ({
  adminPage,
  wordpress,
}) => {
  // Sixteen checks of a whole screen.
  test.slow()
  for (const tab of TABS) {
    await adminPage.goto(addressOf(wordpress, tab))
    await expect(adminPage.locator('.nav-tab-active')).toHaveAttribute('aria-current', 'page')
    for (const width of [390, 1280]) {
      await adminPage.setViewportSize({ width, height: 800 })
      await expectAccessible(adminPage, `${tab} at ${width} px`)
      const overflow = await adminPage
        .locator('.cfg-settings')
        .evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)
      expect(overflow, `${tab} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('a setting can be changed by keyboard alone', async ({ adminPage, wordpress }) => {
  await adminPage.goto(addressOf(wordpress, 'mail'))
  await tabTo(adminPage, adminPage.getByRole('link', { name: 'Privacidade', exact: true }))
  await adminPage.keyboard.press('Enter')
  const days = adminPage.getByLabel('Apagar os pedidos ao fim de')
  await expect(days).toBeVisible()
  await tabTo(adminPage, days)
  await adminPage.keyboard.press('ControlOrMeta+a')
  await adminPage.keyboard.type('365')
  await adminPage.keyboard.press('Tab')
  await adminPage.keyboard.press('Space')
  await tabTo(adminPage, adminPage.getByRole('button', { name: 'Guardar alterações' }))
  await adminPage.keyboard.press('Enter')
  await expect(result(adminPage)).toHaveText('Guardado.')
  expect(await setting(wordpress, 'retention_days')).toBe(365)
  expect(await setting(wordpress, 'erase_on_uninstall')).toBe('1')
})

test('the sample data is marked on the screens of editors and nowhere else', async ({
  adminPage,
  wordpress,
}) => {
  const mark = adminPage.getByText('O configurador mostra uma gama de exemplo.')
  await adminPage.goto(`${wordpress.url}/wp-admin/index.php`)
  await expect(mark).toHaveCount(0)
  await wordpress.run(
    `update_option( '${OPTION}', array( 'content_site' => '' ) + get_option( '${OPTION}' ) );`,
  )
  for (const screen of ['index.php', 'admin.php?page=cfg-configurator']) {
    await adminPage.goto(`${wordpress.url}/wp-admin/${screen}`)
    await expect(mark).toBeVisible()
  }
  await adminPage.goto(`${wordpress.url}/wp-admin/edit.php`)
  await expect(mark).toHaveCount(0)
  await adminPage.goto(`${wordpress.url}/wp-admin/plugins.php`)
  const row = adminPage.locator('tr[data-slug]', { hasText: 'Configurador automóvel' }).first()
  await expect(row).toContainText('Mostra uma gama de exemplo')
  await row.getByRole('link', { name: 'Definições', exact: true }).click()
  await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText(
    'Definições do configurador',
  )
})

test('a user who may only manage leads sees the menu but no settings', async ({
  browser,
  wordpress,
}) => {
  await wordpress.run(
    `$id = username_exists( 'vendas' ) ?: wp_insert_user( array( 'user_login' => 'vendas', 'user_pass' => 'vendas', 'role' => 'subscriber' ) );
    get_user_by( 'id', $id )->add_cap( 'cfg_manage_leads' );`,
  )
  const context = await browser.newContext()
  await blockOthers(context)
  const page = await context.newPage()
  await page.goto(`${wordpress.url}/wp-login.php`)
  await context.request.post(`${wordpress.url}/wp-login.php`, {
    form: { log: 'vendas', pwd: 'vendas', testcookie: '1' },
    maxRedirects: 0,
  })
  await page.goto(`${wordpress.url}/wp-admin/`)
  const menu = page.locator('#toplevel_page_cfg-configurator')
  await expect(menu).toBeVisible()
  await menu.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedidos')
  const refused = await page.goto(addressOf(wordpress, 'general'))
  expect(refused?.status()).toBe(403)
  await context.close()
})
