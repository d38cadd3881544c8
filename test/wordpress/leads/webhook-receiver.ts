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
  readonly close: () => Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: Received[] = []
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        requests.push({ headers: request.headers, body })
        response.writeHead(204).end()
      },
      () => response.destroy(),
    )
  })
  const port = await listenOn(server, 0)
  return {
    url: `http://127.0.0.1:${port}/pedidos?token=x`,
    requests,
    close: () => closeWhole(server),
  }
}
