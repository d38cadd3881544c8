import type { Page } from '@playwright/test'
import { WHOLE } from '../browser/walk.ts'
import { expect, type Mail, type WordpressSite } from './fixtures.ts'

const OPENERS = {
  proposal: ['Pedir Proposta', 'Quero ser Contactado'],
  'test-drive': ['Marcar Test-Drive', 'Marcar Test-Drive'],
  'configuration-email': ['Enviar por email', 'Enviar configuração por email'],
} as const

export type Form = keyof typeof OPENERS

export interface Kept {
  readonly id: string
  readonly form_type: string
  readonly status: string
  readonly email: string
  readonly message: string
  readonly dealer_email: string
  readonly configuration_id: string
}

export const leads = ({ read }: WordpressSite): Promise<Kept[]> =>
  read('$GLOBALS["wpdb"]->get_results( "SELECT * FROM wp_cfg_configurator_leads ORDER BY id" )')

/** No lead, no mail and no count of posts is left from the journey before. */
export async function beginAnew(wordpress: WordpressSite): Promise<void> {
  await wordpress.run(
    'foreach ( array( "leads", "deliveries", "configurations", "lead_rates" ) as $t ) { $GLOBALS["wpdb"]->query( "DELETE FROM wp_cfg_configurator_$t" ); }',
  )
}

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens the summary of a whole configuration, and a form upon it. */
export async function openForm(
  page: Page,
  { page: home }: WordpressSite,
  form: Form,
): Promise<void> {
  await page.goto(`${home}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
  await reopen(page, form)
}

export async function reopen(page: Page, form: Form): Promise<void> {
  const [opener, title] = OPENERS[form]
  await page.getByRole('button', { name: opener }).first().click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

export async function fillIn(page: Page, form: Form, email = 'ines@exemplo.pt'): Promise<void> {
  const field = (name: string) => dialogOf(page).getByLabel(name, { exact: true })
  await field('Nome').fill('Inês Conceição')
  await field('Email').fill(email)
  if (form !== 'configuration-email') {
    await field('Telefone').fill('912345678')
    await field('Localidade').selectOption('Lisboa')
    await field('Concessionário').selectOption('Lume Tejo, Lisboa')
    await field('Mensagem').fill('Bom dia 🚗')
  }
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Li e aceito/ })
    .check()
}

export async function send(page: Page): Promise<void> {
  // Nobody fills a form in within two seconds of a page's arrival.
  await page.waitForFunction(() => performance.now() > 2200)
  await dialogOf(page).getByRole('button', { name: 'Submeter' }).click()
}

export const thanks = (page: Page) => page.getByRole('heading', { name: /^Obrigado/ })

export async function sendLead(page: Page, wordpress: WordpressSite, form: Form): Promise<Mail[]> {
  await openForm(page, wordpress, form)
  await fillIn(page, form)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  await expect.poll(async () => (await wordpress.mails()).length).toBeGreaterThan(0)
  await wordpress.run("do_action( 'cfg_configurator_leads_work' );")
  return wordpress.mails()
}
