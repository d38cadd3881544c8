import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join, normalize } from 'node:path'

/** Folders the page may read, by the first word of the address. */
export type Mounts = Readonly<Record<string, string>>

export interface StudioServer {
  readonly origin: string
  /** Gives the bytes the page sent under `name`, now or once they arrive. */
  readonly delivered: (name: string) => Promise<Buffer>
  readonly close: () => void
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.json': 'application/json',
  '.glsl': 'text/plain; charset=utf-8',
}

const START_PAGE = `<!doctype html><meta charset="utf-8"><title>Studio</title>
<link rel="icon" href="data:,">
<script type="importmap">{"imports":{"three":"/three/three.module.js"}}</script>
<script type="module" src="/studio/page/main.ts"></script>`

/** Serves the studio's page to a browser on this machine, and takes finished pictures from it. */
export async function serveStudio(mounts: Mounts): Promise<StudioServer> {
  const parcels = new Map<string, PromiseWithResolvers<Buffer>>()
  const parcel = (name: string): PromiseWithResolvers<Buffer> => {
    const known = parcels.get(name)
    if (known !== undefined) return known
    const fresh = Promise.withResolvers<Buffer>()
    parcels.set(name, fresh)
    return fresh
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://studio')
    const path = decodeURIComponent(pathname)
    const work =
      request.method === 'POST'
        ? body(request).then((bytes) => {
            parcel(path).resolve(bytes)
            response.end()
          })
        : sendFile(mounts, path, response)
    work.catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    delivered: async (name) => {
      const bytes = await parcel(name).promise
      parcels.delete(name)
      return bytes
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function body(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function sendFile(mounts: Mounts, path: string, response: ServerResponse): Promise<void> {
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(START_PAGE)
    return
  }
  const [, mount = '', ...rest] = normalize(path).split('/')
  const folder = mounts[mount]
  const file = folder === undefined ? '' : join(folder, ...rest)
  if (file === '' || !existsSync(file)) {
    response.statusCode = 404
    response.end()
    return
  }
  const kind = extname(file)
  response.setHeader('content-type', CONTENT_TYPES[kind] ?? 'application/octet-stream')
  const bytes = await readFile(file)
  response.end(kind === '.ts' ? stripTypeScriptTypes(bytes.toString('utf8')) : bytes)
}
