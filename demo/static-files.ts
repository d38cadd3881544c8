import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const FOREVER = 'public, max-age=31536000, immutable'

/** A file loaded into memory. */
interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly bytes: Buffer
  readonly brotli: Buffer | null
}

/** Files by path relative to their folder, with `/` as separator. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads all servable files of a folder, each with its `.br` version if there is one. Empty when the
 * folder does not exist. Files whose name matches `hashed` are cached permanently, others never.
 */
export async function readStaticFiles(
  folder: URL,
  hashed: RegExp | null = null,
): Promise<StaticFiles> {
  const root = fileURLToPath(folder)
  const entries = await readdir(root, { recursive: true }).catch(() => [])
  const names = new Set(entries.map((name) => name.replaceAll('\\', '/')))
  const files = [...names].flatMap((name) => {
    const type = TYPES[extname(name)]
    return type === undefined ? [] : [{ name, type }]
  })
  return new Map(
    await Promise.all(
      files.map(async ({ name, type }): Promise<[string, StaticFile]> => {
        const read = (path: string): Promise<Buffer> => readFile(new URL(path, folder))
        return [
          name,
          {
            type,
            cacheControl: hashed?.test(name) === true ? FOREVER : 'no-cache',
            bytes: await read(name),
            brotli: names.has(`${name}.br`) ? await read(`${name}.br`) : null,
          },
        ]
      }),
    ),
  )
}

/** Whether the browser accepts brotli. */
export function acceptsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
}

/** Sends a file; the precompressed version when there is one and the browser accepts it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, cacheControl, bytes, brotli }: StaticFile,
): void {
  const isCompressed = brotli !== null && acceptsBrotli(request)
  const body = isCompressed ? brotli : bytes
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
