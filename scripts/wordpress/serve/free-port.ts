import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { listenOn } from '../../../demo/listening.ts'

/**
 * Ports below the range that the system assigns to connections and to servers that name no port. No other
 * program is likely to take one of these before the server that it is meant for.
 */
const PORTS = { from: 20_000, to: 30_000 }

async function bind(port: number): Promise<number> {
  await using server = createServer()
  return await listenOn(server, port)
}

/** Returns a free loopback port for a server that has to be given one. */
export async function freePort(): Promise<number> {
  try {
    return await bind(randomInt(PORTS.from, PORTS.to))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return await freePort()
    throw error
  }
}

/** Throws a one-line error when a port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  await bind(port).catch(() => {
    throw new Error(`A porta ${port} já está a ser usada: escolha outra com PORT=${port + 10}`)
  })
}
