import { createServer } from 'node:http'
import { closeWhole, listenOn } from '../../../demo/listening.ts'

/** Returns a changed response of a call. Null makes the call fail. */
export type ResponseChange = (response: unknown) => unknown

/** A proxy of a content site that changes some responses. */
export interface FaultySite {
  /** Without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Forwards requests to a content site and changes some of its responses.
 * @param origin Of the content site, with a trailing slash.
 * @param changes By the beginning of the path below `/wp-json/cfg/`.
 */
export async function startFaultySite(
  origin: string,
  changes: Readonly<Record<string, ResponseChange>>,
): Promise<FaultySite> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })
  async function answer(path: string): Promise<{ status: number; type: string; body: Buffer }> {
    const original = await fetch(new URL(path, origin))
    const type = original.headers.get('content-type') ?? 'application/json'
    const body = Buffer.from(await original.arrayBuffer())
    const call = Object.keys(changes).find((name) => path.startsWith(`/wp-json/cfg/${name}`))
    const change = call === undefined ? undefined : changes[call]
    if (change === undefined) return { status: original.status, type, body }
    const changed = change(JSON.parse(body.toString()))
    return {
      status: changed === null ? 500 : 200,
      type,
      body: Buffer.from(JSON.stringify(changed)),
    }
  }
  const port = await listenOn(server, 0)
  return { url: `http://127.0.0.1:${port}`, close: () => closeWhole(server) }
}
