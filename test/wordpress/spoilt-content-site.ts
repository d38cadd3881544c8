import { createServer } from 'node:http'
import { closeWhole, listenOn } from '../../demo/listening.ts'

/** What a call's answer is spoilt to; null makes the call fail. */
export type Spoil = (answer: unknown) => unknown

/** A content site like another one, but for what is spoilt. */
export interface SpoiltSite {
  /** Without a closing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Hands requests on to a content site and spoils some answers on the way.
 * @param origin Of the whole content site, with a closing slash.
 * @param spoils By the beginning of the path below `/wp-json/cfg/`.
 */
export async function startSpoiltSite(
  origin: string,
  spoils: Readonly<Record<string, Spoil>>,
): Promise<SpoiltSite> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })
  async function answer(path: string): Promise<{ status: number; type: string; body: Buffer }> {
    const whole = await fetch(new URL(path, origin))
    const type = whole.headers.get('content-type') ?? 'application/json'
    const body = Buffer.from(await whole.arrayBuffer())
    const call = Object.keys(spoils).find((name) => path.startsWith(`/wp-json/cfg/${name}`))
    const spoil = call === undefined ? undefined : spoils[call]
    if (spoil === undefined) return { status: whole.status, type, body }
    const spoilt = spoil(JSON.parse(body.toString()))
    return { status: spoilt === null ? 500 : 200, type, body: Buffer.from(JSON.stringify(spoilt)) }
  }
  const port = await listenOn(server, 0)
  return { url: `http://127.0.0.1:${port}`, close: () => closeWhole(server) }
}
