import { createHmac, timingSafeEqual } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base, type WordpressSite } from '../support/fixtures.ts'
import { beginAnew, fillIn, openForm, send, expectPosted } from './lead-forms.ts'
import { postLead, proposal } from './lead-site.ts'
import { addressOf, keepSettings, result, tabTo } from '../back-office/settings-screen.ts'
import { startWebhookReceiver, type Received, type WebhookReceiver } from './webhook-receiver.ts'

/** The receiver is on this machine, which only the documented filter allows. */
const ALLOWED = `<?php
add_filter( 'cfg_configurator_private_webhook', static fn ( bool $is_allowed, string $host ): bool => '127.0.0.1' === $host, 10, 2 );
`

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ wordpress }, use) => {
    const plugin = join(wordpress.folder, 'wp-content/mu-plugins/webhook-on-this-machine.php')
    const receiver = await startWebhookReceiver()
    await writeFile(plugin, ALLOWED)
    await use(receiver)
    await rm(plugin)
    await receiver.close()
  },
})

keepSettings()

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

const work = ({ run }: WordpressSite): Promise<string> =>
  run("do_action( 'cfg_configurator_leads_work' );")

/** Makes the delivery due now, whatever the retry schedule says. */
const makeDue = ({ run }: WordpressSite): Promise<string> =>
  run(
    '$GLOBALS["wpdb"]->query( "UPDATE wp_cfg_configurator_deliveries SET next_gmt = \'2020-01-01 00:00:00\'" );',
  )

/** Verifies a request as docs/webhooks.md tells an integrator to. */
function isSigned(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  const given = Buffer.from(String(headers['webhook-signature']))
  const age = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))
  return given.length === own.length && timingSafeEqual(given, own) && age <= 300
}

const leadOf = ({ body }: Received): Record<string, unknown> =>
  (JSON.parse(body) as { data: Record<string, unknown> }).data

const keyOf = ({ headers }: Received): unknown => headers['idempotency-key']

/** Adds a webhook with the keyboard alone, and returns the secret that was created for it. */
async function addWebhook(page: Page, wordpress: WordpressSite, url: string): Promise<string> {
  await page.goto(addressOf(wordpress, 'webhooks'))
  await tabTo(page, page.getByRole('button', { name: 'Adicionar um webhook' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Endereço')).toBeFocused()
  await page.keyboard.type(url)
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveText('Guardado.')
  // Before the script has run there is an empty row.
  await expect(page.locator('.cfg-row')).toHaveCount(1)
  await expect(page.getByLabel('Endereço')).toHaveValue(url)
  return page.getByLabel('Segredo').inputValue()
}

/** The row of the only webhook in the view of the newest lead. */
async function openLead(page: Page, { url }: WordpressSite) {
  await page.goto(`${url}/wp-admin/admin.php?page=cfg-configurator-leads`)
  await page.locator('.row-title').first().click()
  const host = page.getByRole('rowheader', { name: '127.0.0.1', exact: true })
  return page.getByRole('row').filter({ has: host })
}

test('a lead reaches the webhook that an editor has added, signed, from cron and not from the visit', async ({
  page,
  adminPage,
  wordpress,
  receiver,
}) => {
  const secret = await addWebhook(adminPage, wordpress, receiver.url)
  await tabTo(adminPage, adminPage.getByRole('button', { name: 'Enviar um teste 127.0.0.1' }))
  await adminPage.keyboard.press('Enter')
  await expect(adminPage.locator('.cfg-row output')).toHaveText(
    'O teste foi entregue a 127.0.0.1, que respondeu com o estado 204.',
  )
  const [trial] = receiver.requests.splice(0)
  expect(isSigned(secret, trial!)).toBe(true)
  expect(JSON.parse(trial!.body)).toMatchObject({ type: 'ping', data: { test: true } })

  await openForm(page, wordpress, 'proposal')
  await fillIn(page, 'proposal')
  await send(page)
  await expectPosted(page)
  // The mails are the last work of the visitor's request.
  await expect.poll(async () => (await wordpress.mails()).length).toBe(2)
  expect(receiver.requests).toEqual([])
  await expect(await openLead(adminPage, wordpress)).toContainText('à espera')

  await work(wordpress)
  await work(wordpress)
  expect(receiver.requests).toHaveLength(1)
  const [request] = receiver.requests
  expect(isSigned(secret, request!)).toBe(true)
  expect(JSON.parse(request!.body)).toMatchObject({
    type: 'lead.stored',
    data: { form_type: 'proposal', name: 'Inês Conceição', dealer: 'Lume Tejo, Lisboa' },
  })
  expect(keyOf(request!)).toBe(request!.headers['webhook-id'])
  expect(keyOf(request!)).toBe(`lead_${String(leadOf(request!)['key']).slice(0, 32)}_1`)
})

test('a lead that the receiver rejects is retried with the same key, and arrives when an editor sends it again', async ({
  adminPage,
  wordpress,
  receiver,
}) => {
  const secret = await addWebhook(adminPage, wordpress, receiver.url)
  receiver.answer(500)
  const body = proposal({ id_district: '11', dealer: 'LX01' })
  expect(await postLead(wordpress, body)).not.toBeNull()
  await work(wordpress)
  await makeDue(wordpress)
  await work(wordpress)
  const [first, retry, ...others] = receiver.requests
  expect(others).toEqual([])
  expect(keyOf(retry!)).toBe(keyOf(first!))
  const row = await openLead(adminPage, wordpress)
  await expect(row).toContainText('à espera, depois de 2 tentativas')
  await expect(row).toContainText('500')

  receiver.answer(204)
  await tabTo(adminPage, adminPage.getByRole('link', { name: 'Enviar de novo para os webhooks' }))
  await adminPage.keyboard.press('Enter')
  await expect(row).toContainText(/^127\.0\.0\.1\s*enviado/)
  const [, , repeated, ...more] = receiver.requests
  expect(more).toEqual([])
  expect(isSigned(secret, repeated!)).toBe(true)
  // A new key for the delivery, because the lead may have been corrected; the lead's own key stays.
  expect(keyOf(repeated!)).toBe(String(keyOf(first!)).replace(/_1$/, '_2'))
  expect(leadOf(repeated!)['key']).toBe(leadOf(first!)['key'])
})
