import { createServer, type Server, type Socket } from 'node:net'
import { listenOn } from '../../../demo/listening.ts'

/**
 * Behaviour of the mail server:
 * - `refuse`: rejects the recipient permanently (550), `defer`: temporarily (451)
 * - `hang`: accepts the connection and never answers
 * - `drop`: records the message and closes the connection without confirming it
 * - `scan`: records the message and confirms it some seconds later
 */
export type SmtpBehaviour = 'accept' | 'refuse' | 'defer' | 'hang' | 'drop' | 'scan'

/** A test mail server on a loopback port that records what it receives. */
export interface SmtpSink {
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
export function sendThroughSmtp(port: number, timeout?: number): string {
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
export async function startSmtpSink(): Promise<SmtpSink> {
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
