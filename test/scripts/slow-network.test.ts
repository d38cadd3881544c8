import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { slowNetwork } from '../../scripts/bench/slow-network.ts'

const BODY = 'x'.repeat(20_000)

let server: Server
let port = 0

beforeEach(async () => {
  server = createServer((_request, response) => {
    response.end(BODY)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function timed(roundTripMs: number, bytesPerSecond: number): Promise<number> {
  const network = await slowNetwork(port, { roundTripMs, bytesPerSecond })
  try {
    const start = performance.now()
    const answer = await fetch(`http://127.0.0.1:${network.port}/`)
    expect(await answer.text()).toBe(BODY)
    return performance.now() - start
  } finally {
    network.close()
  }
}

describe('slowNetwork', () => {
  it('adds the round trip time', async () => {
    expect(await timed(100, 1e9)).toBeGreaterThanOrEqual(99)
  })

  it('delays every byte', async () => {
    expect(await timed(0, 100_000)).toBeGreaterThanOrEqual(195)
  })
})
