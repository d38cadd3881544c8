import { createHmac, timingSafeEqual } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base, type WordpressSite } from '../support/fixtures.ts'
import { beginAnew, fillIn, openForm, send, expectPosted } from './lead-forms.ts'
import { postLead, proposal } from './lead-site.ts'
import { SAVED, addressOf, keepSettings, result, tabTo } from '../back-office/settings-screen.ts'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeWhole, listenOn } from '../../../demo/listening.ts'

/** A request as a CRM gets it. */
interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A CRM that receives webhooks and stores nothing. */
interface WebhookReceiver {
  readonly url: string
  /** Everything it got, oldest first. */
  readonly requests: Received[]
  /** Sets the status of its answers: 204 at first. */
  readonly answer: (status: number) => void
  readonly close: () => Promise<void>
}

async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: Received[] = []
  let status = 204
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        requests.push({ headers: request.headers, body })
        response.writeHead(status).end()
      },
      () => response.destroy(),
    )
  })
  const port = await listenOn(server, 0)
  return {
    url: `http://127.0.0.1:${port}/pedidos?token=x`,
    requests,
    answer: (next) => {
      status = next
    },
    close: () => closeWhole(server),
  }
}

/** The receiver is on this machine, which only WordPress's own filters allow. */
const allowed = (port: string): string => `<?php
add_filter( 'http_request_host_is_external', static fn ( bool $is_allowed, string $host ): bool => $is_allowed || '127.0.0.1' === $host, 10, 2 );
add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, ${port} ) );
`

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ wordpress }, use) => {
    const plugin = join(wordpress.folder, 'wp-content/mu-plugins/webhook-on-this-machine.php')
    const receiver = await startWebhookReceiver()
    await writeFile(plugin, allowed(new URL(receiver.url).port))
    await use(receiver)
    await rm(plugin)
    await receiver.close()
  },
})

keepSettings()

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

const work = ({ run }: WordpressSite): Promise<string> =>
  run("do_action( 'cfg_configurator_leads' );")

/** Makes the delivery due now, whatever the retry schedule says. */
const makeDue = ({ run }: WordpressSite): Promise<string> =>
  run(
    '$GLOBALS["wpdb"]->query( "UPDATE wp_cfg_configurator_leads_webhooks SET next_gmt = \'2020-01-01 00:00:00\' WHERE next_gmt IS NOT NULL" );',
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
  const first = page.locator('.cfg-configurator-row').first().locator('input')
  await page.goto(addressOf(wordpress, 'webhooks'))
  await tabTo(page, first.nth(0))
  await page.keyboard.type(url)
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveAttribute('id', SAVED)
  await expect(first.nth(0)).toHaveValue(url)
  return first.nth(1).inputValue()
}

/** The row of the only webhook in the view of the newest lead. */
async function openLead(page: Page, { url }: WordpressSite) {
  await page.goto(`${url}/wp-admin/admin.php?page=cfg-configurator-leads`)
  await page
    .getByRole('row', { name: /Inês Conceição/ })
    .first()
    .locator('a[href*="lead="]')
    .first()
    .click()
  return page.locator('.cfg-leads tr').filter({ hasText: /^\s*127\.0\.0\.1/ })
}

test('a lead reaches the webhook that an editor has added, signed, from cron and not from the visit', async ({
  page,
  adminPage,
  wordpress,
  receiver,
}) => {
  const secret = await addWebhook(adminPage, wordpress, receiver.url)
  await openForm(page, wordpress, 'proposal')
  await fillIn(page, 'proposal')
  await send(page)
  await expectPosted(page)
  // The mails are the last work of the visitor's request.
  await expect.poll(async () => (await wordpress.mails()).length).toBe(2)
  expect(receiver.requests).toEqual([])
  await expect(await openLead(adminPage, wordpress)).toBeVisible()

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
  await expect(row).toContainText('500')

  receiver.answer(204)
  await tabTo(adminPage, adminPage.locator('a[href*="do=webhooks"]'))
  await adminPage.keyboard.press('Enter')
  await expect(adminPage.locator('.cfg-leads .notice-success')).toBeVisible()
  await work(wordpress)
  const [, , repeated, ...more] = receiver.requests
  expect(more).toEqual([])
  expect(isSigned(secret, repeated!)).toBe(true)
  // A new key for the delivery, because the lead may have been corrected; the lead's own key stays.
  expect(keyOf(repeated!)).toBe(String(keyOf(first!)).replace(/_1$/, '_2'))
  expect(leadOf(repeated!)['key']).toBe(leadOf(first!)['key'])
})
