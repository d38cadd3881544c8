import { expect } from '@playwright/test'
import { readMails } from '../support/lead-mails.ts'
import { postLead, proposal, test, THANKS, type LeadSite } from './lead-site.ts'

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'PHP in WebAssembly has no processes to kill')

const sent = async ({ folder }: LeadSite): Promise<number> => (await readMails(folder)).length

const states = async ({ mails }: LeadSite): Promise<string[]> =>
  (await mails()).map(({ state }) => state)

const KILL = 'posix_kill( getmypid(), SIGKILL )'

/** A statement that SQLite runs in each request, before the form is stored. */
const onDatabase = (pragma: string): string =>
  `add_filter( 'cfg_configurator_spam_reason', static function ( $reason ) { $GLOBALS['@pdo']->exec( '${pragma}' ); return $reason; } );`

const numbered = (number: number, message = 'Bom dia'): URLSearchParams =>
  proposal({
    submission_id: `number-${number}`,
    email: `ana${number}@exemplo.pt`,
    name: `Ana ${number}`,
    msg: message,
  })

test('the response to a form is not cached and sets no cookie, and the form needs no nonce', async ({
  site,
}) => {
  const address = `${site.url}/?cfg_configurator=lead`
  const answer = await fetch(address, { method: 'POST', body: proposal(), redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Cache-Control')).toMatch(/no-store/)
  expect(await answer.text()).toBe('')
  expect(answer.headers.getSetCookie()).toEqual([])
  const again = await fetch(address, { redirect: 'manual' })
  expect(again.status).toBe(405)
  expect(again.headers.get('Allow')).toBe('POST')
  // The request goes on to mail the lead; the next test must not find its mails.
  await expect.poll(() => sent(site)).toBe(2)
})

test('ten simultaneous posts of one form create one lead and two mails', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(site, proposal())))
  for (const answer of answers) expect(answer).toContain(THANKS)
  expect(await site.leads()).toHaveLength(1)
  await expect.poll(() => sent(site)).toBe(2)
  await site.work()
  expect(await sent(site)).toBe(2)
})

test('forty forms of one network at the same moment create forty leads with their mails', async ({
  site,
}) => {
  const forms = Array.from({ length: 40 }, (_, number) => postLead(site, numbered(number)))
  for (const answer of await Promise.all(forms)) expect(answer).toContain(THANKS)
  const leads = await site.leads()
  expect(new Set(leads.map(({ name }) => name)).size).toBe(40)
  expect(leads).toHaveLength(40)
  await site.work()
  await expect.poll(() => sent(site)).toBe(80)
})

test('two processes that work at the same time send each mail once', async ({ site }) => {
  await site.setCode("add_action( 'cfg_configurator_lead_created', static fn () => exit );")
  for (const number of [1, 2, 3, 4, 5]) await site.postAlone(numbered(number))
  expect(await sent(site)).toBe(0)
  await site.setCode('')
  await Promise.all([site.work(), site.work(), site.work()])
  expect(await sent(site)).toBe(10)
  expect(new Set(await states(site))).toEqual(new Set(['sent']))
})

test('a process killed between storing and mailing loses neither the lead nor its mails', async ({
  site,
}) => {
  await site.setCode(`add_action( 'cfg_configurator_lead_created', static fn () => ${KILL} );`)
  await site.postAlone(proposal())
  expect(await states(site)).toEqual(['pending', 'pending'])
  expect(await sent(site)).toBe(0)
  await site.setCode('')
  await site.work()
  await site.work()
  expect(await states(site)).toEqual(['sent', 'sent'])
  expect(await sent(site)).toBe(2)
  expect(await postLead(site, proposal())).toContain(THANKS)
  expect(await site.leads()).toHaveLength(1)
})

for (const [when, priority, left] of [
  ['before', 1, 1],
  ['after', 11, 2],
] as const)
  test(`a process killed just ${when} a mail left makes that mail unknown, which only a person sends again`, async ({
    site,
  }) => {
    await site.setCode(`add_filter( 'pre_wp_mail', static fn () => ${KILL}, ${priority} );`)
    await site.postAlone(proposal())
    await site.setCode('')
    await site.work()
    expect(await states(site)).toEqual(['pending', 'pending'])
    expect((await site.leads())[0]?.mail_state).toBe('sending')
    // The process counts as ended when its claim is over.
    await site.makeDue()
    await site.work()
    await site.makeDue()
    await site.work()
    expect(await states(site)).toEqual(['unknown', 'sent'])
    expect((await site.leads())[0]?.mail_state).toBe('unknown')
    const ofLead = async (): Promise<number> =>
      (await readMails(site.folder)).filter(({ subject }) => !subject.startsWith('[Lume]')).length
    expect(await ofLead()).toBe(left)
    await site.run('Cfg_Configurator\\Leads\\Sender::resend( 1 );')
    await site.work()
    expect(await states(site)).toEqual(['sent', 'sent'])
    expect(await ofLead()).toBe(left + 2)
  })

test('a form whose process dies before the lead is stored is not thanked, and is stored when it is sent again', async ({
  site,
}) => {
  await site.setCode(
    "add_filter( 'query', static function ( $sql ) { if ( str_starts_with( $sql, 'INSERT IGNORE' ) ) { exit( 1 ); } return $sql; } );",
  )
  expect(await postLead(site, proposal())).toBeNull()
  await site.setCode('')
  expect(await site.leads()).toEqual([])
  expect(await postLead(site, proposal())).toContain(THANKS)
  expect(await site.leads()).toHaveLength(1)
  await expect.poll(() => sent(site)).toBe(2)
})

test('while the disk of the database is full, each thanked buyer has a lead and the others read that nothing was sent', async ({
  site,
}) => {
  await site.setCode(onDatabase('PRAGMA max_page_count = 1'))
  const answers: (string | null)[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    answers.push(await postLead(site, numbered(number, '🚗'.repeat(3000))))
  const thanked = answers.filter((answer) => answer?.includes(THANKS))
  expect(thanked.length).toBeLessThan(6)
  expect(answers.filter((answer) => answer?.includes('/pedido-nao-enviado/'))).toHaveLength(
    6 - thanked.length,
  )
  await site.setCode('')
  expect(await site.leads()).toHaveLength(thanked.length)
  expect(await postLead(site, numbered(6, '🚗'.repeat(3000)))).toContain(THANKS)
})

test('a database that can only be read leads to the failure page and one mail without personal data', async ({
  site,
}) => {
  await site.setCode(onDatabase('PRAGMA query_only = 1'))
  for (const number of [1, 2])
    expect(await postLead(site, numbered(number))).toContain('/pedido-nao-enviado/')
  await site.setCode('')
  expect(await site.leads()).toEqual([])
  const alerts = await readMails(site.folder)
  expect(alerts.length).toBeGreaterThan(0)
  for (const { to, subject, message } of alerts) {
    expect([to, subject]).toEqual(['admin@lume.example', expect.stringMatching(/^\[Lume\]/)])
    expect(message).not.toMatch(/Ana|exemplo\.pt|912345678/)
  }
})

test('a dropped table is made again with the next lead', async ({ site }) => {
  await site.run(
    'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}cfg_configurator_leads" );',
  )
  expect(await postLead(site, proposal())).toContain(THANKS)
  expect(await site.leads()).toHaveLength(1)
  await expect.poll(() => sent(site)).toBe(2)
})
