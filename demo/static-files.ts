import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const FOREVER = 'public, max-age=31536000, immutable'

/** A file loaded into memory. */
export interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly bytes: Buffer
  readonly brotli: Buffer | null
}

/** A file with these contents. Text is compressed unless its compressed version is given. */
export function staticFile(
  extension: string,
  bytes: Buffer,
  { isHashed = false, brotli }: { isHashed?: boolean; brotli?: Buffer | undefined } = {},
): StaticFile {
  const type = TYPES[extension] ?? ''
  const isText = /^text|json|svg/.test(type)
  return {
    type,
    cacheControl: isHashed ? FOREVER : 'no-cache',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bytes,
    brotli: brotli ?? (isText ? brotliCompressSync(bytes) : null),
  }
}

/** Files by path relative to their folder, with `/` as separator. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads all servable files of a folder, each with its `.br` version if there is one. Empty when the
 * folder does not exist. Files whose name matches `hashed` are cached permanently; the browser
 * asks each time whether others have changed.
 */
export async function readStaticFiles(
  folder: URL,
  hashed: RegExp | null = null,
): Promise<StaticFiles> {
  const root = fileURLToPath(folder)
  const entries = await readdir(root, { recursive: true }).catch(() => [])
  const names = new Set(entries.map((name) => name.replaceAll('\\', '/')))
  const read = (path: string): Promise<Buffer> => readFile(new URL(path, folder))
  const servable = [...names].filter((name) => extname(name) in TYPES)
  return new Map(
    await Promise.all(
      servable.map(async (name): Promise<[string, StaticFile]> => {
        const brotli = names.has(`${name}.br`) ? await read(`${name}.br`) : undefined
        const isHashed = hashed?.test(name) === true
        return [name, staticFile(extname(name), await read(name), { isHashed, brotli })]
      }),
    ),
  )
}

/** Whether the browser accepts brotli. */
export function acceptsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
}

/**
 * Sends a file; its compressed version when the browser accepts it, and nothing but 304 when it has the file.
 * @param extra Further headers.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, cacheControl, etag, bytes, brotli }: StaticFile,
  extra: Readonly<Record<string, string>> = {},
): void {
  const headers = { ...extra, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const isCompressed = brotli !== null && acceptsBrotli(request)
  const body = isCompressed ? brotli : bytes
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': body.byteLength,
    'x-content-type-options': 'nosniff',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
