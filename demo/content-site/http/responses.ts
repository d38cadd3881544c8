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
