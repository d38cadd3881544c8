import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { ENGLISH_ROOT, inEnglish, isEnglish } from './english.ts'
import { applyFaults, withFaultyHeaders } from './faults/apply-faults.ts'
import type { FaultPlan } from './faults/fault-plan.ts'
import { checkBody } from './http/bodies.ts'
import { DroppedConnection } from './http/drop.ts'
import type { SiteEnvironment } from './http/environment.ts'
import { errorJson } from './http/responses.ts'
import type { Route, SiteContext, SiteRequest } from './http/route.ts'
import { SiteError } from './http/site-error.ts'
import type { RequestLog } from './request-log.ts'

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE = 86_400

type SiteApp = Hono<SiteEnvironment>

/** An app whose responses every origin may read, with errors as JSON, logged requests and faults. */
export function createApp(
  routes: readonly Route[],
  site: SiteContext,
  { plan, log }: { readonly plan: FaultPlan; readonly log: RequestLog },
): SiteApp {
  const app: SiteApp = new Hono<SiteEnvironment>({ strict: false })
  const note = ({ req }: Context, call: string | null): void => {
    const { pathname, search } = new URL(req.url)
    log.add({ call, method: req.method, path: pathname + search })
  }

  // Faulty headers are set last, because every response gets some headers.
  app.use(async (context, next) => {
    await next()
    withFaultyHeaders(context.get('faults') ?? [], context.res)
  })
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ['companyId', 'Content-Type', 'If-None-Match'],
      exposeHeaders: ['ETag'],
      maxAge: PREFLIGHT_MAX_AGE,
    }),
  )
  const shown = ['access-control-allow-origin', 'access-control-expose-headers']
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...shown] }))

  for (const route of routes)
    app.on(route.method, pathsOf(route), async (context) => {
      note(context, route.call)
      const faults = plan.take(route.call)
      context.set('faults', faults)
      const request = siteRequest(context)
      const response = await applyFaults(faults, context.req.raw, async () => {
        try {
          if (route.body !== undefined) await checkBody(route.body, context)
          const answer = await route.answer({ ...request, request: context.req.raw }, site)
          return isEnglish(context.req.path)
            ? new Response(JSON.stringify(inEnglish(await answer.json())), answer)
            : answer
        } catch (error) {
          return errorResponse(error, context.req.raw.signal)
        }
      })
      return response.status < 400 ? response : (route.onError?.(request, site) ?? response)
    })
  for (const path of new Set(routes.flatMap(pathsOf)))
    app.all(path, (context) => {
      note(context, null)
      const methods = routes
        .filter((route) => pathsOf(route).includes(path))
        .map(({ method }) => method)
      throw new SiteError('method_not_allowed', `Use ${methods.join(' or ')}.`)
    })
  app.notFound((context) => {
    note(context, null)
    return errorJson(new SiteError('not_found', 'There is no such call.'))
  })
  app.onError((error, context) => {
    if (!(error instanceof DroppedConnection)) return errorResponse(error, context.req.raw.signal)
    context.env.isDropped = true
    return context.body(null)
  })
  return app
}

/** The calls are answered in English too. */
function pathsOf({ path }: Route): string[] {
  const english = ENGLISH_ROOT + path
  return isEnglish(english) ? [path, english] : [path]
}

function siteRequest({ req, env }: Context<SiteEnvironment>): SiteRequest {
  return {
    request: req.raw,
    url: new URL(req.url),
    params: req.param(),
    address: env.incoming?.socket.remoteAddress ?? '',
  }
}

/**
 * Converts an error thrown by a route to a JSON response.
 * @throws DroppedConnection when the client has gone: that is no error of the server.
 */
function errorResponse(error: unknown, signal: AbortSignal): Response {
  if (error instanceof SiteError) return errorJson(error)
  if (signal.aborted || error instanceof DroppedConnection) throw new DroppedConnection()
  console.error('The content site failed.', error)
  return errorJson(new SiteError('internal_error', 'The content site failed.'))
}
