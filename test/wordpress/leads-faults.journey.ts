import { expect, test as base } from '@playwright/test'
import { readMails } from './lead-mails.ts'
import { postLead, proposal, startLeadSite, type LeadSite } from './lead-site.ts'
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts'

const test = base.extend<{ site: LeadSite; sink: SmtpSink }>({
  site: async ({}, use) => {
    const site = await startLeadSite()
    await use(site)
    await site.stop()
  },
  sink: async ({}, use) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
})

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'PHP in WebAssembly has no processes to kill')

const mails = async ({ folder }: LeadSite): Promise<number> => (await readMails(folder)).length

/** Sends mail through a server in place of the file that development keeps it in; waits so many seconds for it. */
const throughSmtp = (port: number, seconds = 2): string => `
add_action( 'plugins_loaded', static function (): void {
	remove_filter( 'pre_wp_mail', 'Cfg_Configurator\\Development\\keep_mail', 10 );
} );
add_filter( 'wp_mail_from', static fn (): string => 'configurador@lume.example' );
add_action( 'phpmailer_init', static function ( $mailer ): void {
	$mailer->isSMTP();
	$mailer->Host        = '127.0.0.1';
	$mailer->Port        = ${port};
	$mailer->SMTPAutoTLS = false;
	$mailer->Timeout     = ${seconds};
	$mailer->getSMTPInstance()->Timelimit = ${seconds};
} );`

test('ten posts of one form at the same moment are one lead and two mails', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(site, proposal())))
  for (const answer of answers) expect(answer).toContain('cfg-configurator=obrigado')
  expect(await site.leads()).toHaveLength(1)
  await expect.poll(() => mails(site)).toBe(2)
  await site.work()
  expect(await mails(site)).toBe(2)
})

test('many forms at the same moment are as many leads', async ({ site }) => {
  await site.setCode("define( 'CFG_CONFIGURATOR_RATE_LIMIT', 0 );")
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      postLead(site, proposal({ submission_id: `number-${number}`, name: `Ana ${number}` })),
    ),
  )
  for (const answer of answers) expect(answer).toContain('cfg-configurator=obrigado')
  const names = (await site.leads()).map(({ name }) => name)
  expect(new Set(names).size).toBe(40)
  expect(names).toHaveLength(40)
  await site.work()
  expect(await mails(site)).toBe(80)
})

test('a process killed between insert and mail loses neither, and mails once', async ({ site }) => {
  await site.setCode(
    "add_action( 'cfg_configurator_lead_kept', static fn () => posix_kill( getmypid(), SIGKILL ) );",
  )
  await site.postAlone(proposal())
  expect(await site.leads()).toHaveLength(1)
  expect(await site.deliveries()).toEqual([])
  expect(await mails(site)).toBe(0)
  await site.setCode('')
  await site.work()
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await mails(site)).toBe(2)
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  expect(await site.leads()).toHaveLength(1)
})

test('a process killed while it mails is made good once its claim has ended', async ({ site }) => {
  await site.setCode(
    "add_filter( 'pre_wp_mail', static fn () => posix_kill( getmypid(), SIGKILL ), 1 );",
  )
  await site.postAlone(proposal())
  await site.setCode('')
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['pending', 'sent'])
  await site.run(
    "global $wpdb; $wpdb->query( \"UPDATE {$wpdb->prefix}cfg_configurator_deliveries SET claimed_until_gmt = '2020-01-01 00:00:00' WHERE state = 'pending'\" );",
  )
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await mails(site)).toBe(2)
})

test('a process that dies before the table took the lead rescues it', async ({ site }) => {
  await site.setCode(
    "add_filter( 'query', static function ( $sql ) { if ( str_starts_with( $sql, 'INSERT IGNORE' ) ) { exit( 1 ); } return $sql; } );",
  )
  await site.postAlone(proposal())
  await site.setCode('')
  expect(await site.leads()).toEqual([])
  await site.work()
  expect((await site.leads()).map(({ name }) => name)).toEqual(['Inês Conceição'])
  expect(await mails(site)).toBe(2)
})

test('a database that goes away for good while it takes the lead leaves it in a file', async ({
  site,
}) => {
  // As wpdb does where the server has gone away: each statement ends the process, while that ends too.
  await site.setCode(
    "add_filter( 'query', static function ( $sql ) { static $is_gone = false; $is_gone = $is_gone || str_starts_with( $sql, 'INSERT IGNORE' ); if ( $is_gone ) { exit( 1 ); } return $sql; } );",
  )
  await site.postAlone(proposal())
  await site.setCode('')
  const waiting =
    'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE \'cfg_configurator_rescued%\'" );'
  expect(await site.run(waiting)).toBe('0')
  expect(await site.leads()).toEqual([])
  await site.work()
  expect((await site.leads()).map(({ name }) => name)).toEqual(['Inês Conceição'])
  expect(await mails(site)).toBe(2)
})

test('a lead goes through a real mail server, whole', async ({ site, sink }) => {
  await site.setCode(throughSmtp(sink.port))
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

test('a mail server that refuses, then is silent, then takes it: sent once each', async ({
  site,
  sink,
}) => {
  await site.setCode(throughSmtp(sink.port))
  const due = (): Promise<string> =>
    site.run(
      'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}cfg_configurator_deliveries SET next_gmt = \'2020-01-01 00:00:00\'" );',
    )
  const told = async (attempts: string, error: RegExp): Promise<void> => {
    await expect
      .poll(async () => (await site.deliveries()).map((delivery) => delivery.attempts))
      .toEqual([attempts, attempts])
    for (const { state, last_error } of await site.deliveries()) {
      expect(state).toBe('pending')
      expect(last_error).toMatch(error)
    }
  }
  sink.setManner('refuse')
  const start = performance.now()
  await postLead(site, proposal())
  await told('1', /no such mailbox/)
  sink.setManner('hang')
  await due()
  await site.work()
  await told('2', /connect|timed out|SMTP/i)
  // The buyer had the answer long before.
  expect(performance.now() - start).toBeGreaterThan(2000)
  sink.setManner('accept')
  await due()
  await site.work()
  await site.work()
  expect((await site.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(sink.messages).toHaveLength(2)
})

test('a buyer does not wait for a mail server that is silent', async ({ site, sink }) => {
  await site.setCode(throughSmtp(sink.port, 20))
  sink.setManner('hang')
  const start = performance.now()
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  // Two mails wait twenty seconds each; on a busy machine WordPress itself may take a few.
  expect(performance.now() - start).toBeLessThan(15_000)
})

test('an answer is kept by no cache, and asks for no nonce', async ({ site }) => {
  const address = `${site.url}/?cfg-configurator=pedido`
  const answer = await fetch(address, { method: 'POST', body: proposal(), redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Cache-Control')).toMatch(/no-store/)
  expect(await answer.text()).toBe('')
  const again = await fetch(address, { redirect: 'manual' })
  expect(again.status).toBe(405)
  expect(again.headers.get('Allow')).toBe('POST')
})
