import { join } from 'node:path'
import { createBuildStore } from './builds/build-store.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { indexCatalogue, type CatalogueIndex } from './catalogue/catalogue-index.ts'
import { requireSoundCatalogue } from './catalogue/check.ts'
import type { Catalogue } from './catalogue/types.ts'
import type { SavedConfiguration } from './configuration-store.ts'
import { createConfigurationStore } from './configuration-store.ts'
import { createDocumentFiles } from './documents/document-files.ts'
import { optionsFromEnvironment } from './environment.ts'
import { CONTROL_PATH, controlFaults } from './faults/control.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultPlan } from './faults/fault-plan.ts'
import { applyFaults, withFaultyHeaders } from './faults/apply-faults.ts'
import type { Lead } from './forms/lead-fields.ts'
import { createLeadStore } from './forms/lead-store.ts'
import { preflight, withCors } from './http/cors.ts'
import { isDropped } from './http/drop.ts'
import { errorJson, withETag } from './http/responses.ts'
import { createRateLimit } from './http/rate-limit.ts'
import type { SiteContext } from './http/route.ts'
import { matchRoutes } from './http/router.ts'
import { SiteError } from './http/site-error.ts'
import type { Recorded } from './json-lines.ts'
import { createPictureFiles } from './picture-files.ts'
import type { LoggedRequest } from './request-log.ts'
import { createRequestLog } from './request-log.ts'
import type { ContentSiteOptions } from './options.ts'
import { ROUTES } from './routes/all-routes.ts'
import { todayInPortugal } from './today.ts'

export interface ContentSite {
  /** Answers a request. Errors become JSON responses; it never throws. */
  readonly handle: (request: Request) => Promise<Response>
  readonly setFaults: (faults: readonly Fault[]) => void
  /** The latest requests, oldest first. */
  readonly requests: () => readonly LoggedRequest[]
  readonly savedConfigurations: () => Promise<SavedConfiguration[]>
  /** Leads received from the forms, oldest first. */
  readonly leads: () => Promise<Recorded<Lead>[]>
  /** What the demo page needs for previews of its links. */
  readonly shared: Pick<SiteContext, 'builds' | 'catalogue' | 'pictures'>
}

/**
 * Creates a content site that implements every call of docs/content-api.md.
 * @throws CatalogueError for an invalid catalogue.
 */
export function createContentSite(options: ContentSiteOptions = {}): ContentSite {
  const storage = options.storage ?? join(process.cwd(), '.cache', 'content-site')
  const configurations = createConfigurationStore(storage)
  const context: SiteContext = {
    builds: createBuildStore(storage),
    catalogue: options.catalogue ? checkAndIndex(options.catalogue) : defaultCatalogue(),
    configurations,
    documents: createDocumentFiles(join(storage, 'documents')),
    leads: createLeadStore(storage),
    limits: createRateLimit(),
    pictures: createPictureFiles(options.pictures),
    today: options.today ?? todayInPortugal,
  }
  const plan = createFaultPlan(options.faults ?? [])
  const log = createRequestLog()

  const route = async (request: Request, faults: Fault[]): Promise<Response> => {
    const url = new URL(request.url)
    if (options.control === true && url.pathname === CONTROL_PATH) {
      return controlFaults(request, plan, log)
    }
    const matches = matchRoutes(ROUTES, url.pathname)
    const methods = matches.map((match) => match.route.method)
    if (request.method === 'OPTIONS' && matches.length > 0) return preflight(methods)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const found = matches.find((match) => match.route.method === method)
    const call = found?.route.call ?? null
    log.add({ call, method: request.method, path: url.pathname + url.search })
    if (matches.length === 0) throw new SiteError('not_found', 'There is no such call.')
    if (found === undefined) {
      throw new SiteError('method_not_allowed', `Use ${methods.join(' or ')}.`)
    }
    const siteRequest = { request, url, params: found.params }
    faults.push(...plan.take(found.route.call))
    const response = await applyFaults(faults, request, () =>
      answering(request.signal, () => found.route.answer(siteRequest, context)),
    )
    const isError = !isDropped(response) && response.status >= 400
    return isError ? (found.route.onError?.(siteRequest, context) ?? response) : response
  }

  return {
    handle: async (request) => {
      const faults: Fault[] = []
      const response = await answering(request.signal, () => route(request, faults))
      if (isDropped(response)) return response
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const whole = withCors(isRead ? await withETag(request, response) : response)
      return withFaultyHeaders(faults, whole)
    },
    setFaults: plan.set,
    requests: log.entries,
    savedConfigurations: configurations.readAll,
    leads: context.leads.readAll,
    shared: context,
  }
}

function checkAndIndex(catalogue: Catalogue): CatalogueIndex {
  requireSoundCatalogue(catalogue)
  return indexCatalogue(catalogue)
}

let indexed: CatalogueIndex | undefined

/** The fictional maker's catalogue, built once per process: tests create hundreds of content sites. */
function defaultCatalogue(): CatalogueIndex {
  indexed ??= checkAndIndex(buildCatalogue())
  return indexed
}

/** Converts an error thrown by a route to a JSON response. */
async function answering(
  signal: AbortSignal,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof SiteError) return errorJson(error)
    // A request aborted by the client is not a server error.
    if (signal.aborted) return Response.error()
    console.error('The content site failed.', error)
    return errorJson(new SiteError('internal_error', 'The content site failed.'))
  }
}

let site: ContentSite | undefined

/** Answers a request with the site configured by the environment. The site is created on the first request. */
export function handle(request: Request): Promise<Response> {
  site ??= createContentSite(optionsFromEnvironment(process.env))
  return site.handle(request)
}
