import { expect } from '@playwright/test'
import { nginxTest, postLead, proposal, test as base, THANKS, type LeadSite } from './lead-site.ts'
import { createServer, type Server, type Socket } from 'node:net'
import { listenOn } from '../../../demo/listening.ts'

/**
 * Behaviour of the mail server:
 * - `refuse`: rejects the recipient permanently (550), `defer`: temporarily (451)
 * - `hang`: accepts the connection and never answers
 * - `drop`: records the message and closes the connection without confirming it
 * - `scan`: records the message and confirms it some seconds later
 */
type SmtpBehaviour = 'accept' | 'refuse' | 'defer' | 'hang' | 'drop' | 'scan'

/** A test mail server on a loopback port that records what it receives. */
interface SmtpSink {
  readonly port: number
  /** Raw messages with headers, oldest first. */
  readonly messages: readonly string[]
  /** Recipient of each message. */
  readonly recipients: readonly string[]
  /** Most connections that were open at the same time. */
  readonly mostAtOnce: () => number
  /** @param seconds Of `scan`. */
  readonly setBehaviour: (behaviour: SmtpBehaviour, seconds?: number) => void
  readonly close: () => Promise<void>
}

/**
 * PHP, without `<?php`, that sends a development site's mail through a server instead of writing it to a file.
 * @param timeout PHPMailer's, in seconds; without it, its own default.
 */
function sendThroughSmtp(port: number, timeout?: number): string {
  return `
add_action( 'plugins_loaded', static function (): void {
  remove_filter( 'pre_wp_mail', 'Cfg_Configurator\\Development\\keep_mail', 10 );
} );
add_filter( 'wp_mail_from', static fn (): string => 'configurador@lume.example' );
add_action( 'phpmailer_init', static function ( $mailer ): void {
  $mailer->isSMTP();
  $mailer->Host = '127.0.0.1';
  $mailer->Port = ${port};
  $mailer->SMTPAutoTLS = false;
  ${timeout === undefined ? '' : `$mailer->Timeout = ${timeout};`}
} );`
}

/** Just enough of SMTP for PHPMailer: no encryption, no login, one mail after the other. */
async function startSmtpSink(): Promise<SmtpSink> {
  const messages: string[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  let behaviour: SmtpBehaviour = 'accept'
  let delay = 2
  let mostAtOnce = 0

  const talk = (socket: Socket): void => {
    let pending = ''
    let mail: string[] | null = null
    const say = (line: string): unknown => socket.write(`${line}\r\n`)
    const answer = (line: string): void => {
      if (mail !== null) {
        if (line === '.') {
          messages.push(mail.join('\n'))
          mail = null
          if (behaviour === 'drop') socket.destroy()
          else if (behaviour === 'scan') setTimeout(say, delay * 1000, '250 kept')
          else say('250 kept')
        } else mail.push(line.startsWith('.') ? line.slice(1) : line)
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT' && behaviour === 'refuse') say('550 5.1.1 no such mailbox here')
      else if (verb === 'RCPT' && behaviour === 'defer')
        say('451 4.7.1 greylisted, try again later')
      else if (verb === 'RCPT') {
        recipients.push(/<(.*)>/.exec(line)?.[1] ?? '')
        say('250 fine')
      } else if (verb === 'DATA') {
        mail = []
        say('354 go on')
      } else if (verb === 'QUIT') socket.end('221 goodbye\r\n')
      else say('250 fine')
    }
    socket.on('error', () => undefined)
    if (behaviour === 'hang') {
      // Reads, so that it notices when the client closes the connection.
      socket.resume()
      return
    }
    say('220 sink ready')
    socket.on('data', (bytes) => {
      pending += bytes.toString('utf8')
      const lines = pending.split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
  }

  const server: Server = createServer((socket) => {
    sockets.add(socket)
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
    socket.once('close', () => sockets.delete(socket))
    talk(socket)
  })
  const port = await listenOn(server, 0)
  return {
    port,
    messages,
    recipients,
    mostAtOnce: () => mostAtOnce,
    setBehaviour: (next, seconds = 2) => {
      behaviour = next
      delay = seconds
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

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
