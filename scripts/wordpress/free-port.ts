import { createServer, type AddressInfo } from 'node:net'

/** A loopback port that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Throws one line for people where somebody listens on a port already. */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      reject(new Error(`A porta ${port} já está a ser usada: escolha outra com PORT=${port + 10}`)),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
  })
}
