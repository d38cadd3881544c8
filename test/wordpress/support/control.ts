import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeWhole, listenOn } from '../../../demo/listening.ts'
import { runInWordpress, type Php } from '../../../scripts/wordpress/php/php.ts'

/**
 * Runs PHP inside the site for the workers, which are other processes than the one that started it:
 * PHP in WebAssembly lives in that one alone.
 */
export async function serveControl(php: Php): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    text(request)
      .then((code) => runInWordpress(php, code))
      .then(
        (printed) => response.end(printed),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  const port = await listenOn(server, 0)
  return { url: `http://127.0.0.1:${port}/`, close: () => closeWhole(server) }
}
