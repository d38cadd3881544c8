import { createServer, connect, type Socket } from 'node:net'
import { listenOn } from '../../demo/listening.ts'

/** A network between a browser and a server. */
export interface Network {
  /** There and back, in ms. */
  readonly roundTripMs: number
  /** Shared by all connections, each way. */
  readonly bytesPerSecond: number
}

/** Pieces are passed on one by one, so that connections share the line. */
const PIECE = 4096

/** One way of the line: everything waits its turn, then travels half a round trip. */
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
 * Puts a slow network before a local server, for every byte of every connection: what a browser
 * slows down by itself does not show in its own timings. Opening a connection costs nothing.
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
