import { expect } from '@playwright/test'
import { nginxTest, postLead, proposal, test as base, THANKS, type LeadSite } from './lead-site.ts'
import { sendThroughSmtp, startSmtpSink, type SmtpSink } from './smtp-sink.ts'

interface WithSink {
  readonly sink: SmtpSink
}

const withSink = {
  sink: async ({}, use: (sink: SmtpSink) => Promise<void>) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
}

const test = base.extend<WithSink>(withSink)
const onNginx = nginxTest.extend<WithSink>(withSink)

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'PHP in WebAssembly has no processes to kill')

const states = async ({ mails }: LeadSite): Promise<string[]> =>
  (await mails()).map(({ state }) => state)

/** The messages about leads that the server got, without those to the administrator about faults. */
const ofLeads = ({ messages }: SmtpSink): string[] =>
  messages.filter((message) => /^Message-ID: <lead-/m.test(message))

const numbered = (number: number): URLSearchParams =>
  proposal({ submission_id: `number-${number}`, email: `ines${number}@exemplo.pt` })

test('both mails of a lead arrive complete through a real mail server', async ({ site, sink }) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  expect(await postLead(site, proposal())).toContain(THANKS)
  await expect.poll(() => states(site)).toEqual(['sent', 'sent'])
  expect(sink.recipients).toEqual(['admin@lume.example', 'ines@exemplo.pt'])
  const [dealer = '', buyer = ''] = sink.messages
  expect(dealer).toMatch(/^Reply-To: ines@exemplo\.pt$/m)
  expect(dealer).toMatch(/^Message-ID: <lead-1-dealer-[0-9a-f]{16}@127\.0\.0\.1>$/m)
  expect(buyer).toMatch(/^From: .*<configurador@lume\.example>$/m)
  for (const message of [dealer, buyer]) {
    expect(message).toContain('Content-Type: text/plain; charset=UTF-8')
    expect(message).toContain('Content-Type: text/html; charset=UTF-8')
  }
})

test('a mail arrives once although the server first does not respond and then defers it', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  const expectAttempt = async (attempts: string, error: RegExp): Promise<void> => {
    await expect
      .poll(async () => (await site.leads()).map((lead) => [lead.mail_state, lead.mail_attempts]))
      .toEqual([['pending', attempts]])
    for (const { state, detail } of await site.mails()) {
      expect(state).toBe('again')
      expect(detail).toMatch(error)
    }
  }
  sink.setBehaviour('hang')
  await postLead(site, proposal())
  await expectAttempt('1', /connect|timed out|SMTP/i)
  sink.setBehaviour('defer')
  await site.makeDue()
  await site.work()
  await expectAttempt('2', /greylisted/)
  sink.setBehaviour('accept')
  await site.makeDue()
  await site.work()
  await site.work()
  expect(await states(site)).toEqual(['sent', 'sent'])
  expect(sink.messages).toHaveLength(2)
})

test('a mail that the server refuses for good is given up at once', async ({ site, sink }) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('refuse')
  await postLead(site, proposal())
  await expect.poll(() => states(site)).toEqual(['failed', 'failed'])
  expect((await site.leads())[0]?.mail_attempts).toBe('1')
  for (const { detail } of await site.mails()) expect(detail).toMatch(/no such mailbox/)
})

test('a mail whose connection is lost before it is confirmed is unknown, and never repeated by itself', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  sink.setBehaviour('drop')
  await postLead(site, proposal())
  await expect.poll(() => states(site)).toEqual(['unknown', 'unknown'])
  for (let attempt = 0; attempt < 4; attempt++) {
    await site.makeDue()
    await site.work()
  }
  expect(ofLeads(sink)).toHaveLength(2)
  expect(await states(site)).toEqual(['unknown', 'unknown'])
})

for (const seconds of [2, 20])
  onNginx(
    `a mail server that confirms after ${seconds} seconds gets each mail once, and the buyer does not wait`,
    async ({ site, sink }) => {
      await site.setCode(sendThroughSmtp(sink.port))
      sink.setBehaviour('scan', seconds)
      const asked = performance.now()
      expect(await postLead(site, proposal())).toContain(THANKS)
      expect(performance.now() - asked).toBeLessThan(2000)
      await expect.poll(() => states(site), { timeout: 60_000 }).toEqual(['sent', 'sent'])
      await site.work()
      expect(ofLeads(sink)).toHaveLength(2)
    },
  )

test('beside a mail server that hangs, one request at a time waits for it and the buyers do not', async ({
  site,
  sink,
}) => {
  await site.setCode(sendThroughSmtp(sink.port, 5))
  /** The slowest of ten page requests, in ms. */
  const slowest = async (): Promise<number> => {
    const times: number[] = []
    for (let visit = 0; visit < 10; visit++) {
      const from = performance.now()
      await (await fetch(`${site.url}/`)).text()
      times.push(performance.now() - from)
    }
    return times.toSorted((one, other) => one - other)[4]!
  }
  const usual = await slowest()
  sink.setBehaviour('hang')
  for (const number of [1, 2, 3, 4]) {
    const asked = performance.now()
    expect(await postLead(site, numbered(number))).toContain(THANKS)
    expect(performance.now() - asked).toBeLessThan(3000)
  }
  expect(await slowest()).toBeLessThan(usual * 1.5 + 50)
  expect(sink.mostAtOnce()).toBe(1)
  sink.setBehaviour('accept')
  // The request that waits gives up meanwhile.
  await expect.poll(async () => (await site.leads())[0]?.mail_state).not.toBe('sending')
  await site.makeDue()
  await site.work()
  await expect.poll(() => ofLeads(sink).length).toBe(8)
  expect(new Set(await states(site))).toEqual(new Set(['sent']))
})
