import { createServer } from 'node:net'
import { listenOn } from '../../../demo/listening.ts'

/** A loopback port that is free at this moment; rejects where the wanted one is taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  const port = await listenOn(server, wanted)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Throws one line for people where a port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  await freePort(port).catch(() => {
    throw new Error(`A porta ${port} já está a ser usada: escolha outra com PORT=${port + 10}`)
  })
}
