/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE = 86_400

/** Allows every origin to read a response, because the widget may be on another host. */
export function withCors(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*')
  response.headers.set('Access-Control-Expose-Headers', 'ETag')
  return response
}

/** Responds to a preflight request. */
export function preflight(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
      'Access-Control-Allow-Headers': 'companyId, Content-Type, If-None-Match',
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE),
    },
  })
}
