import { createServer, connect, type Socket } from 'node:net'
import { listenOn } from '../../demo/listening.ts'

export interface Network {
  /** Round-trip time in ms. */
  readonly roundTripMs: number
  /** Bandwidth in each direction, shared by all connections. */
  readonly bytesPerSecond: number
}

/** Chunk size in bytes. Data is forwarded in chunks, so that connections share the bandwidth. */
const PIECE = 4096

/** One direction of the network: queues chunks, then delays each by half a round trip. */
function oneWay({ roundTripMs, bytesPerSecond }: Network): (from: Socket, to: Socket) => void {
  let freeAt = 0
  return (from, to) => {
    const deliver = (send: () => void, bytes: number): void => {
      freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000
      setTimeout(send, freeAt + roundTripMs / 2 - performance.now())
    }
    from.on('data', (data) => {
      for (let start = 0; start < data.length; start += PIECE) {
        const piece = data.subarray(start, start + PIECE)
        deliver(() => to.write(piece), piece.length)
      }
    })
    from.on('end', () => deliver(() => to.end(), 0))
    from.on('error', () => to.destroy())
  }
}

/**
 * Starts a proxy that slows down all traffic to a local server. Needed because the browser's own
 * throttling does not show in its timings. Opening a connection has no delay.
 */
export async function slowNetwork(
  serverPort: number,
  network: Network,
): Promise<{ port: number; close: () => void }> {
  const up = oneWay(network)
  const down = oneWay(network)
  const sockets = new Set<Socket>()
  const proxy = createServer((browser) => {
    const server = connect(serverPort, '127.0.0.1')
    for (const socket of [browser, server]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    up(browser, server)
    down(server, browser)
  })
  const port = await listenOn(proxy, 0)
  return {
    port,
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
