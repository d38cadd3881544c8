import { createServer } from 'node:net'
import { listenOn } from '../../../demo/listening.ts'

/** Returns a free loopback port. Rejects when the requested one is in use. */
export async function freePort(requested = 0): Promise<number> {
  await using server = createServer()
  return await listenOn(server, requested)
}

/** Throws a one-line error when a port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  await freePort(port).catch(() => {
    throw new Error(`A porta ${port} já está a ser usada: escolha outra com PORT=${port + 10}`)
  })
}
