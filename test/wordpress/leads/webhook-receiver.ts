import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeWhole, listenOn } from '../../../demo/listening.ts'

/** A request as a CRM gets it. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A CRM that receives webhooks and stores nothing. */
export interface WebhookReceiver {
  readonly url: string
  /** Everything it got, oldest first. */
  readonly requests: Received[]
  /** Sets the status of its answers: 204 at first. */
  readonly answer: (status: number) => void
  readonly close: () => Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
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
