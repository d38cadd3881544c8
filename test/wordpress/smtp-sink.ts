import { createServer, type Server, type Socket } from 'node:net'
import { listenOn } from '../../demo/listening.ts'

/** What a mail server does with a mail. */
export type SmtpManner = 'accept' | 'refuse' | 'hang'

/** A mail server on a loopback port that keeps what it is given. */
export interface SmtpSink {
  readonly port: number
  /** Whole messages, with their headers, oldest first. */
  readonly messages: readonly string[]
  /** Whom each was for. */
  readonly recipients: readonly string[]
  readonly setManner: (manner: SmtpManner) => void
  readonly close: () => Promise<void>
}

/** Just enough of SMTP for PHPMailer: no encryption, no login, one mail after the other. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const messages: string[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  let manner: SmtpManner = 'accept'

  const talk = (socket: Socket): void => {
    let pending = ''
    let mail: string[] | null = null
    const say = (line: string): unknown => socket.write(`${line}\r\n`)
    const answer = (line: string): void => {
      if (mail !== null) {
        if (line === '.') {
          messages.push(mail.join('\n'))
          mail = null
          say('250 kept')
        } else mail.push(line.startsWith('.') ? line.slice(1) : line)
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT' && manner === 'refuse') say('550 5.1.1 no such mailbox here')
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
    // A server that takes the call and never says a word.
    if (manner === 'hang') return
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
    socket.once('close', () => sockets.delete(socket))
    talk(socket)
  })
  const port = await listenOn(server, 0)
  return {
    port,
    messages,
    recipients,
    setManner: (wanted) => {
      manner = wanted
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
