import { expect } from '@playwright/test'
import { readMails } from '../support/lead-mails.ts'
import { postLead, proposal, test, type LeadSite } from './lead-site.ts'

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'PHP in WebAssembly has no processes to kill')

const mails = async ({ folder }: LeadSite): Promise<number> => (await readMails(folder)).length

test('ten simultaneous posts of one form create one lead and two mails', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(site, proposal())))
  for (const answer of answers) expect(answer).toContain('cfg-configurator=obrigado')
  expect(await site.leads()).toHaveLength(1)
  await expect.poll(() => mails(site)).toBe(2)
  await site.work()
  expect(await mails(site)).toBe(2)
})

test('forty forms posted at the same moment create forty leads', async ({ site }) => {
  await site.setCode("define( 'CFG_CONFIGURATOR_RATE_LIMIT', 0 );")
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      postLead(
        site,
        proposal({
          submission_id: `number-${number}`,
          email: `ana${number}@exemplo.pt`,
          name: `Ana ${number}`,
        }),
      ),
    ),
  )
  for (const answer of answers) expect(answer).toContain('cfg-configurator=obrigado')
  const names = (await site.leads()).map(({ name }) => name)
  expect(new Set(names).size).toBe(40)
  expect(names).toHaveLength(40)
  await site.work()
  expect(await mails(site)).toBe(80)
})

test('a process killed between insert and mail loses neither the lead nor its mails, and sends no mail twice', async ({
  site,
}) => {
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

test('a mail whose process was killed while sending it is sent once its claim has expired', async ({
  site,
}) => {
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

test('a lead is saved although its process dies before the table has stored it', async ({
  site,
}) => {
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

test('a lead is stored in a file when the database goes away while it is inserted', async ({
  site,
}) => {
  // As wpdb does when the server has gone away: each statement ends the process, even during shutdown.
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

test('the response to a form is not cached, and the form needs no nonce', async ({ site }) => {
  const address = `${site.url}/?cfg-configurator=pedido`
  const answer = await fetch(address, { method: 'POST', body: proposal(), redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Cache-Control')).toMatch(/no-store/)
  expect(await answer.text()).toBe('')
  const again = await fetch(address, { redirect: 'manual' })
  expect(again.status).toBe(405)
  expect(again.headers.get('Allow')).toBe('POST')
  // The request goes on to mail the lead; the next test must not find its mails.
  await expect.poll(() => mails(site)).toBe(2)
})
