import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** Lets a server listen, on a loopback host unless told otherwise; gives its port. Rejects where the port is taken. */
export function listenOn(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Closes a server with every connection that is still open. */
export function closeWhole(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
