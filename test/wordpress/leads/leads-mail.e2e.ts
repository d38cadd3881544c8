import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { postLead, proposal, test as base, type LeadSite } from './lead-site.ts'
import { sendThroughSmtp, startSmtpSink, type SmtpBehaviour, type SmtpSink } from './smtp-sink.ts'

const test = base.extend<{ sink: SmtpSink }>({
  sink: async ({}, use) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
})

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'PHP in WebAssembly has no processes to kill')

/** Makes the mails due now, whatever the retry schedule says. */
const makeDue = ({ run }: LeadSite): Promise<string> =>
  run(
    'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}cfg_configurator_deliveries SET next_gmt = \'2020-01-01 00:00:00\'" );',
  )

/** The alerts on the screen of leads, as JSON. */
const alerts = ({ run }: LeadSite): Promise<string> =>
  run("echo wp_json_encode( get_option( 'cfg_configurator_alerts', array() ) );")

test('both mails of a lead arrive complete through a real mail server', async ({ site, sink }) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  await expect.poll(() => sink.messages.length).toBe(2)
  expect(sink.recipients).toEqual(['admin@lume.example', 'ines@exemplo.pt'])
  const [dealer = '', buyer = ''] = sink.messages
  expect(dealer).toMatch(/^Reply-To: ines@exemplo\.pt$/m)
  expect(dealer).toMatch(/^Message-ID: <lead-1-dealer-1-[0-9a-f]{16}@127\.0\.0\.1>$/m)
  expect(buyer).toMatch(/^From: .*<configurador@lume\.example>$/m)
  for (const message of [dealer, buyer]) {
    expect(message).toContain('Content-Type: text/plain; charset=UTF-8')
    expect(message).toContain('Content-Type: text/html; charset=UTF-8')
  }
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a mail is sent once although the server first defers it and then does not respond', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  const expectAttempts = async (attempts: string, error: RegExp): Promise<void> => {
    await expect
      .poll(async () => (await site.deliveries()).map((delivery) => delivery.attempts))
      .toEqual([attempts, attempts])
    for (const { state, last_error } of await site.deliveries()) {
      expect(state).toBe('pending')
      expect(last_error).toMatch(error)
    }
  }
  sink.setBehaviour('defer')
  await postLead(site, proposal())
  await expectAttempts('1', /greylisted/)
  sink.setBehaviour('hang')
  await makeDue(site)
  await site.work()
  await expectAttempts('2', /connect|timed out|SMTP/i)
  expect((await site.deliveries()).map(({ uncertain }) => uncertain)).toEqual(['0', '0'])
  sink.setBehaviour('accept')
  await makeDue(site)
  await site.work()
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(sink.messages).toHaveLength(2)
})

test('a mail that the server rejects permanently is given up at once, with an alert', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('refuse')
  await postLead(site, proposal())
  await expect
    .poll(async () => (await site.deliveries()).map(({ state }) => state))
    .toEqual(['failed', 'failed'])
  for (const { attempts, last_error } of await site.deliveries()) {
    expect(attempts).toBe('1')
    expect(last_error).toMatch(/no such mailbox/)
  }
  expect(await alerts(site)).toContain('no such mailbox')
})

test('a mail whose connection is lost before it is confirmed is sent once and then given up with an alert', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('drop')
  await postLead(site, proposal())
  await expect.poll(() => sink.messages.length).toBe(2)
  for (let attempt = 0; attempt < 4; attempt++) {
    await makeDue(site)
    await site.work()
  }
  expect(sink.messages).toHaveLength(2)
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(await alerts(site)).toContain('"mail"')
})

test('a mail server that confirms after two seconds gets each mail once, and the buyer does not wait', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port))
  sink.setBehaviour('scan')
  const asked = performance.now()
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  expect(performance.now() - asked).toBeLessThan(2000)
  // The request leaves the second mail to cron.
  await expect.poll(async () => (await site.deliveries())[0]?.state).toBe('sent')
  await makeDue(site)
  await site.work()
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(sink.messages).toHaveLength(2)
  expect(await alerts(site)).not.toContain('"mail"')
})

test('after two posts with a mail server that does not respond, no further post tries to send mail', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('hang')
  for (const number of [1, 2, 3, 4]) {
    const body = proposal({ submission_id: `number-${number}`, email: `ines${number}@exemplo.pt` })
    expect(await postLead(site, body)).toContain('cfg-configurator=obrigado')
    await expect.poll(() => sink.connections()).toBe(Math.min(number, 2))
    await expect
      .poll(() =>
        site.run(
          'global $wpdb; echo $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = \'cfg_configurator_lock_mail\'" );',
        ),
      )
      .toBe('')
  }
  sink.setBehaviour('accept')
  await makeDue(site)
  await site.work()
  expect(sink.messages).toHaveLength(8)
})

/** Seconds that a process works after announcing its lead, with one connection to the mail server. */
async function timeSending(
  site: LeadSite,
  sink: SmtpSink,
  behaviour: SmtpBehaviour,
): Promise<number> {
  await site.setCode(`${sendThroughSmtp(sink.port, 5)}
add_action( 'cfg_configurator_lead_kept', static fn () => $GLOBALS['took_from'] = microtime( true ), PHP_INT_MAX );
add_action( 'shutdown', static fn () => file_put_contents( WP_CONTENT_DIR . '/took.txt', (string) ( microtime( true ) - $GLOBALS['took_from'] ) ), PHP_INT_MAX );`)
  sink.setBehaviour(behaviour)
  await site.postAlone(proposal())
  expect(sink.connections()).toBe(1)
  return Number(await readFile(join(site.folder, 'wp-content/took.txt'), 'utf8'))
}

// Half a second more than the limit, for work that is not mail.
test('a request spends at most two seconds on a mail server that does not respond', async ({
  site,
  sink,
}) => {
  const seconds = await timeSending(site, sink, 'hang')
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(2.5)
})

test('a request spends at most two seconds on a mail server that sends one byte per second', async ({
  site,
  sink,
}) => {
  const seconds = await timeSending(site, sink, 'dribble')
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(2.5)
})

test('a buyer does not wait for a mail server that does not respond', async ({ site, sink }) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('hang')
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  const answered = performance.now()
  await expect.poll(() => sink.closedAt()).not.toBeNull()
  // The request gives up on the mail server a second and a half after its answer.
  expect(Number(sink.closedAt()) - answered).toBeGreaterThan(500)
})
