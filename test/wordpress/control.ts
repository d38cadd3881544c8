import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { insideWordpress, type Php } from '../../scripts/wordpress/php.ts'

/**
 * Runs PHP inside the site for the workers, which are other processes than the one that started it:
 * PHP in WebAssembly lives in that one alone.
 */
export async function serveControl(php: Php): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    text(request)
      .then((code) => php.run(insideWordpress(php, code)))
      .then(
        (printed) => response.end(printed),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
