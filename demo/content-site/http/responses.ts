import { createHash } from 'node:crypto'
import type { SiteError } from './site-error.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Responds with JSON. The browser revalidates each time and receives 304 while the data is unchanged. */
export function json(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-cache' },
  })
}

/** Redirects to a page with GET after a form was posted. */
export function seeOther(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  })
}

/** Responds with `{ code, message }` and the error's status. */
export function errorJson(error: SiteError): Response {
  return new Response(JSON.stringify({ code: error.code, message: error.message }), {
    status: error.status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' },
  })
}

/**
 * Adds an ETag to the response of a GET request. Responds 304 without a body when the browser has it
 * cached.
 */
export async function withETag(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response
  const body = Buffer.from(await response.arrayBuffer())
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers(response.headers)
  headers.set('ETag', etag)
  if (hasMatch(request.headers.get('If-None-Match'), etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

function hasMatch(header: string | null, etag: string): boolean {
  if (header === null) return false
  const candidates = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return candidates.has('*') || candidates.has(etag)
}
