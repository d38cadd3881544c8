import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import vector from '../../../wordpress-plugin/modules/webhooks/tests/webhook-signature.json' with { type: 'json' }

const guide = readFileSync('docs/webhooks.md', 'utf8')

/** The guide's code blocks in a language. */
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code!)

type Headers = Readonly<Record<string, string>>
type IsSigned = (secret: string, headers: Headers, body: string, now: number) => boolean
type CreateReceiver = (secret: string, store: (lead: unknown) => void, isSigned: IsSigned) => Server

/** Runs the guide's code as a module. */
const load = async (code: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

const [verifying, receiving] = blocks('js')
const { isSigned } = (await load(verifying!)) as { isSigned: IsSigned }
const { createReceiver } = (await load(receiving!)) as { createReceiver: CreateReceiver }

const { secret, id, timestamp, body, signature } = vector
const headers: Headers = {
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
}

describe('the guide to webhooks', () => {
  it('verifies a signature of the plugin in Node, for five minutes', () => {
    expect(isSigned(secret, headers, body, timestamp + 300)).toBe(true)
    expect(isSigned(secret, headers, body, timestamp + 301)).toBe(false)
  })

  it.each([
    ['another body', { body: `${body} ` }],
    ['another id', { headers: { ...headers, 'webhook-id': 'x' } }],
    ['another secret', { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }],
    ['no signature', { headers: { ...headers, 'webhook-signature': '' } }],
  ])('rejects %s in Node', (_, change) => {
    const given = { secret, headers, body, ...change }
    expect(isSigned(given.secret, given.headers, given.body, timestamp)).toBe(false)
  })

  it('accepts one of several signatures in Node, so that a secret can be replaced', () => {
    const both = { ...headers, 'webhook-signature': `v1,AAAA ${signature}` }
    expect(isSigned(secret, both, body, timestamp)).toBe(true)
  })

  it('shows the PHP function that PHPUnit tests', () => {
    const tested = readFileSync(
      'wordpress-plugin/modules/webhooks/tests/fixtures/webhook-receiver.php',
      'utf8',
    )
    expect(tested).toContain(blocks('php')[0])
  })

  it('shows a receiver that stores each lead once and rejects requests without a signature', async () => {
    const stored: unknown[] = []
    const server = createReceiver(secret, (lead) => stored.push(lead), isSigned)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const post = async (name: string, isGenuine: boolean): Promise<number> => {
      const now = Math.floor(Date.now() / 1000)
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const hash = createHmac('sha256', key).update(`${name}.${now}.${body}`).digest('base64')
      const signed = { 'webhook-id': name, 'webhook-timestamp': String(now) }
      const genuine = isGenuine ? { 'webhook-signature': `v1,${hash}` } : {}
      const given = { ...signed, ...genuine }
      return (await fetch(url, { method: 'POST', headers: given, body })).status
    }
    try {
      expect([await post('a', true), await post('a', true), await post('b', false)]).toEqual([
        204, 204, 401,
      ])
      expect(stored).toEqual([{ name: 'Inês Conceição' }])
    } finally {
      server.close()
    }
  })
})
