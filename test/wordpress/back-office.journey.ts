import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { blockOthers, expect, logIn, test, type WordpressSite } from './fixtures.ts'
import { startSpoiltSite } from './spoilt-content-site.ts'

const OPTION = 'cfg_configurator_settings'
const TABS = ['general', 'texts', 'limits', 'forms', 'mail', 'privacy', 'transfer', 'health']

const addressOf = ({ url }: WordpressSite, tab: string): string =>
  `${url}/wp-admin/admin.php?page=cfg-configurator&tab=${tab}`

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Guardar alterações' }).click()

const setting = (wordpress: WordpressSite, key: string): Promise<unknown> =>
  wordpress.read(`( new Cfg_Configurator\\Settings\\Settings() )->all()['${key}'] ?? null`)

/** The alert or status that tells what came of it. */
const result = (page: Page): Locator => page.locator('.cfg-panel .notice')

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.cfg-settings').analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((n) => n.target) }))
  expect(found, what).toEqual([])
}

/** Presses Tab until the element has the focus; fails where it never gets it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

let before = ''

test.beforeEach(async ({ wordpress }) => {
  before = await wordpress.run(`echo wp_json_encode( get_option( '${OPTION}' ) );`)
})

test.afterEach(async ({ wordpress }) => {
  const encoded = Buffer.from(before).toString('base64')
  await wordpress.run(
    `update_option( '${OPTION}', json_decode( base64_decode( '${encoded}' ), true ) );`,
  )
})

test('what an editor saves is what buyers see', async ({ adminPage, page, wordpress }) => {
  await adminPage.goto(addressOf(wordpress, 'general'))
  await adminPage.getByLabel('Nome da marca').fill('Aurora')
  await save(adminPage)
  await expect(result(adminPage)).toHaveText('Guardado.')
  await adminPage.goto(addressOf(wordpress, 'texts'))
  await adminPage.getByLabel('Título de «Menções legais»').fill('Letras pequenas')
  await adminPage.getByLabel('Texto de «Menções legais»').fill('Primeira linha.\n\nSegunda linha.')
  await adminPage.getByRole('button', { name: 'Substituir outro texto' }).click()
  await adminPage.getByLabel('Texto a substituir').selectOption('select')
  await adminPage.getByLabel('O seu texto').fill('Quero este')
  await save(adminPage)
  await expect(result(adminPage)).toHaveText('Guardado.')
  await expect(adminPage.getByLabel('Em vez de «Selecionar»')).toHaveValue('Quero este')

  await page.goto(wordpress.page)
  const widget = page.locator('cfg-configurator')
  await expect(widget).toHaveAttribute('product', 'Aurora')
  await expect(widget.getByRole('heading', { name: /Aurora/ }).first()).toBeVisible()
  await expect(widget.getByText('Quero este').first()).toBeVisible()
  await expect(widget.getByRole('heading', { name: 'Letras pequenas' })).toBeVisible()
  await expect(widget.getByText('Segunda linha.', { exact: true })).toBeVisible()
})

test('a wrong value stays on the screen, with the reason beside it', async ({
  adminPage,
  wordpress,
}) => {
  await adminPage.goto(addressOf(wordpress, 'limits'))
  const credit = adminPage.locator('#cfg-credMinMonths')
  await credit.fill('60')
  await adminPage.locator('#cfg-credMaxMonths').fill('24')
  await adminPage.locator('#cfg-cred_minRate').fill('5,95')
  await adminPage.locator('#cfg-hodMaxMonths').fill('muitos')
  await save(adminPage)
  await expect(result(adminPage)).toContainText('3 valores não foram guardados')
  await expect(credit).toHaveValue('60')
  await expect(credit).toHaveAttribute('aria-invalid', 'true')
  await expect(credit).toHaveAccessibleDescription(/«Prazo mais curto» \(60\) é maior/)
  await expect(adminPage.locator('#cfg-hodMaxMonths')).toHaveValue('muitos')
  await expect(adminPage.locator('#cfg-cred_minRate')).toHaveValue(/^5[.,]95$/)
  expect(await setting(wordpress, 'cred_minRate')).toBe('5.95')
  expect((await setting(wordpress, 'credMinMonths')) ?? '').toBe('')
  await expectAccessible(adminPage, 'refused values')
  await result(adminPage).getByRole('link', { name: 'Prazo mais curto' }).click()
  await expect(credit).toBeInViewport()
  await adminPage.reload()
  await expect(credit).not.toHaveAttribute('aria-invalid')
})

test('questions are added, moved and removed by keyboard', async ({ adminPage, wordpress }) => {
  await adminPage.goto(addressOf(wordpress, 'texts'))
  const questions = adminPage.getByRole('group', { name: 'Perguntas' })
  const add = questions.getByRole('button', { name: 'Adicionar uma pergunta' })
  for (const text of ['Uma', 'Duas', 'Três']) {
    await add.focus()
    await adminPage.keyboard.press('Enter')
    await expect(questions.getByLabel('Pergunta').last()).toBeFocused()
    await adminPage.keyboard.type(`${text}?`)
    await adminPage.keyboard.press('Tab')
    await adminPage.keyboard.type(`${text}.`)
  }
  await questions.getByRole('button', { name: 'Mover para cima' }).last().press('Enter')
  await expect(adminPage.locator('.cfg-live')).toHaveText('Agora é a pergunta 2.')
  await questions.getByRole('button', { name: 'Remover' }).first().press('Space')
  await expectAccessible(adminPage, 'rows of questions')
  await save(adminPage)
  await expect(result(adminPage)).toHaveText('Guardado.')
  expect(await setting(wordpress, 'faqs_motor')).toEqual([
    { question: 'Três?', answer: '<p>Três.</p>' },
    { question: 'Duas?', answer: '<p>Duas.</p>' },
  ])
})

test('questions are moved and removed without JavaScript', async ({ browser, wordpress }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await blockOthers(context)
  const page = await context.newPage()
  await logIn(page, wordpress.url)
  for (const text of ['Uma', 'Duas', 'Três']) {
    await page.goto(addressOf(wordpress, 'texts'))
    const row = page.locator('#cfg-faqs_motor .cfg-row').last()
    await row.getByLabel('Pergunta').fill(`${text}?`)
    await row.getByLabel('Resposta').fill(`${text}.`)
    await save(page)
  }
  const rows = page.locator('#cfg-faqs_motor .cfg-row')
  await rows.nth(2).getByLabel('Posição').fill('0')
  await rows.nth(0).getByLabel('Remover ao guardar').check()
  await save(page)
  const kept = (await setting(wordpress, 'faqs_motor')) as { question: string }[]
  expect(kept.map(({ question }) => question)).toEqual(['Três?', 'Duas?'])
  await context.close()
})

test('settings go out as a file and come back', async ({ adminPage, wordpress }, testInfo) => {
  await wordpress.run(
    `update_option( '${OPTION}', array( 'product' => 'Aurora', 'mail_fallback' => 'a@lume.example' ) + get_option( '${OPTION}' ) );`,
  )
  await adminPage.goto(addressOf(wordpress, 'transfer'))
  const [download] = await Promise.all([
    adminPage.waitForEvent('download'),
    adminPage.getByRole('button', { name: 'Descarregar as definições' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^configurador-.+-\d{4}-\d\d-\d\d\.json$/)
  const file = testInfo.outputPath('settings.json')
  await download.saveAs(file)
  const exported = JSON.parse(await readFile(file, 'utf8')) as {
    settings: Record<string, unknown>
  }
  expect(exported.settings.product).toBe('Aurora')
  const all = await wordpress.read<Record<string, unknown>>(`get_option( '${OPTION}' )`)

  const importing = async (buffer: Buffer): Promise<void> => {
    const upload = { name: 'settings.json', mimeType: 'application/json', buffer }
    await adminPage.getByLabel('Ficheiro de definições').setInputFiles(upload)
    await adminPage.getByRole('button', { name: 'Importar o ficheiro' }).click()
  }
  await wordpress.run(`update_option( '${OPTION}', array( 'product' => 'Outra' ) );`)
  await importing(await readFile(file))
  await expect(result(adminPage)).toContainText('todas as definições do ficheiro')
  expect(await wordpress.read(`get_option( '${OPTION}' )`)).toMatchObject({
    ...all,
    content_site: String(all.content_site).replace(/\/$/, ''),
  })

  const spoilt = { ...exported.settings, product: 'Nova', mail_fallback: 'x', strange: 1 }
  await importing(Buffer.from(JSON.stringify({ ...exported, settings: spoilt })))
  await expect(result(adminPage)).toContainText('exceto 2 valores')
  await expect(result(adminPage)).toContainText('strange')
  await expect(
    result(adminPage).getByRole('link', { name: 'Quando um concessionário não tem endereço' }),
  ).toBeVisible()
  await expectAccessible(adminPage, 'import with refusals')
  expect(await setting(wordpress, 'product')).toBe('Nova')
  expect(await setting(wordpress, 'mail_fallback')).toBe('a@lume.example')

  await importing(Buffer.from('{"a":1}'))
  await expect(result(adminPage)).toContainText('Nada foi importado.')
  await importing(Buffer.alloc(600 * 1024, ' '))
  await expect(result(adminPage)).toContainText('demasiado grande')
  expect(await setting(wordpress, 'product')).toBe('Nova')
})

test('the health tab names three planted faults', async ({ adminPage, wordpress }) => {
  const spoilt = await startSpoiltSite(wordpress.contentSite, {
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
    await adminPage.getByLabel('Endereço do site de conteúdos').fill(spoilt.url)
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
    await spoilt.close()
  }
})

test('the health tab finds but the one gap that the demonstration has on purpose', async ({
  adminPage,
  wordpress,
}) => {
  await adminPage.goto(addressOf(wordpress, 'health'))
  await adminPage.getByRole('button', { name: /as verificações/ }).click()
  await expect(adminPage.getByText(/Feitas pela última vez em/)).toBeVisible({ timeout: 60_000 })
  await expect(adminPage.locator('.cfg-finding--problem')).toHaveText(
    /sem cores.*: Estrela Prestígio/,
  )
  await expect(adminPage.locator('.cfg-finding--fine').first()).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`every tab can be used by everybody, ${width} px wide`, async ({ adminPage, wordpress }) => {
    await adminPage.setViewportSize({ width, height: 800 })
    for (const tab of TABS) {
      await adminPage.goto(addressOf(wordpress, tab))
      await expect(adminPage.locator('.nav-tab-active')).toHaveAttribute('aria-current', 'page')
      await expectAccessible(adminPage, tab)
      const overflow = await adminPage
        .locator('.cfg-settings')
        .evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)
      expect(overflow, tab).toBeLessThanOrEqual(0)
    }
  })
}

test('a setting is changed with the keyboard alone', async ({ adminPage, wordpress }) => {
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

test('the sample is marked where editors meet it, and nowhere else', async ({
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

test('who may only manage leads sees the menu, and no settings', async ({ browser, wordpress }) => {
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
