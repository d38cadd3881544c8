import { WHOLE } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { dialogOf, fillFormIn, openFormOn, type Form } from '../../e2e/support/lead-fields.ts'
import { expect, type WordpressSite } from '../support/fixtures.ts'
import type { Mail } from '../support/lead-mails.ts'

export interface Kept {
  readonly id: string
  readonly form_type: string
  readonly status: string
  readonly email: string
  readonly message: string
  readonly dealer_email: string
  readonly configuration_id: string
}

export const leads = ({ read }: Pick<WordpressSite, 'read'>): Promise<Kept[]> =>
  read('$GLOBALS["wpdb"]->get_results( "SELECT * FROM wp_cfg_configurator_leads ORDER BY id" )')

/** Deletes every lead of the end-to-end test before, and what is known of its networks and addresses. */
export async function beginAnew(wordpress: WordpressSite): Promise<void> {
  await wordpress.run(
    'Cfg_Configurator\\Leads\\Lead_Table::run( "DELETE FROM %i", Cfg_Configurator\\Leads\\Lead_Table::name() );',
  )
}

/** Opens the summary of a whole configuration, and a form upon it. */
export async function openForm(
  page: Page,
  { page: home }: WordpressSite,
  form: Form,
): Promise<void> {
  await page.goto(`${home}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
  await openFormOn(page, form)
}

export const fillIn = (page: Page, form: Form): Promise<void> =>
  fillFormIn(page, form, 'Bom dia 🚗')

export async function send(page: Page): Promise<void> {
  // Nobody fills a form in within two seconds of a page's arrival.
  await page.waitForFunction(() => performance.now() > 2200)
  await dialogOf(page).getByRole('button', { name: 'Submeter' }).click()
}

/** How long the widget may wait for a price (4 s) and for the PDF (12 s) before it posts, and the post itself. */
const POSTED = 30_000

/** Waits until the form has been posted and the result page shows its heading. */
export const expectPosted = (page: Page, heading = /^Obrigado/): Promise<void> =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: POSTED })

export async function sendLead(page: Page, wordpress: WordpressSite, form: Form): Promise<Mail[]> {
  await openForm(page, wordpress, form)
  return sendOpen(page, wordpress, form)
}

/** Fills in and sends the open form, and returns the mails about it. */
export async function sendOpen(page: Page, wordpress: WordpressSite, form: Form): Promise<Mail[]> {
  await fillIn(page, form)
  await send(page)
  await expectPosted(page)
  await expect.poll(async () => (await wordpress.mails()).length).toBeGreaterThan(0)
  await wordpress.run("do_action( 'cfg_configurator_leads' );")
  // The form's own request may still be sending a mail. The work above skips what another process has claimed.
  await expect.poll(() => pendingMails(wordpress)).toBe(0)
  return wordpress.mails()
}

const pendingMails = async ({ read }: WordpressSite): Promise<number> =>
  Number(
    await read(
      `$GLOBALS["wpdb"]->get_var( "SELECT COUNT(*) FROM wp_cfg_configurator_leads WHERE mail_state IN ( 'pending', 'sending' )" )`,
    ),
  )
