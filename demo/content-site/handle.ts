import { join } from 'node:path'
import { dayIn, MARKET_TIME_ZONE } from '../../src/core/values/days.ts'
import { createApp } from './app.ts'
import { createBuildStore } from './builds/build-store.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { indexCatalogue, type CatalogueIndex } from './catalogue/catalogue-index.ts'
import { type SavedConfiguration, createConfigurationStore } from './configuration-store.ts'
import { createDocumentFiles } from './documents/document-files.ts'
import type { SiteBindings } from './http/environment.ts'
import { CONTROL_PATH, controlFaults } from './faults/control.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultPlan } from './faults/fault-plan.ts'
import type { Lead } from './forms/lead-fields.ts'
import { createLeadStore } from './forms/lead-store.ts'
import { createRateLimit } from './http/rate-limit.ts'
import type { SiteContext } from './http/route.ts'
import type { Recorded } from './json-lines.ts'
import { createPictureFiles } from './picture-files.ts'
import { type LoggedRequest, createRequestLog } from './request-log.ts'
import type { ContentSiteOptions } from './options.ts'
import { ROUTES } from './routes/all-routes.ts'

export interface ContentSite {
  /** Answers a request. Errors become JSON responses, a dropped connection a network error; it never throws. */
  readonly handle: (request: Request, bindings?: SiteBindings) => Promise<Response>
  readonly setFaults: (faults: readonly Fault[]) => void
  /** The latest requests, oldest first. */
  readonly requests: () => readonly LoggedRequest[]
  readonly savedConfigurations: () => Promise<SavedConfiguration[]>
  /** Leads received from the forms, oldest first. */
  readonly leads: () => Promise<Recorded<Lead>[]>
  /** What the demo page needs for previews of its links. */
  readonly shared: Pick<SiteContext, 'builds' | 'catalogue' | 'pictures'>
}

/** Creates a content site that implements every call of docs/content-api.md. */
export function createContentSite(options: ContentSiteOptions = {}): ContentSite {
  const storage = options.storage ?? join(process.cwd(), '.cache', 'content-site')
  const configurations = createConfigurationStore(storage)
  const context: SiteContext = {
    builds: createBuildStore(storage),
    catalogue: options.catalogue ? indexCatalogue(options.catalogue) : defaultCatalogue(),
    configurations,
    documents: createDocumentFiles(join(storage, 'documents')),
    leads: createLeadStore(storage),
    limits: createRateLimit(),
    pictures: createPictureFiles(options.pictures),
    today: options.today ?? (() => dayIn(MARKET_TIME_ZONE, new Date())),
  }
  const plan = createFaultPlan(options.faults ?? [])
  const log = createRequestLog()
  const app = createApp(ROUTES, context, { plan, log })
  if (options.control === true)
    app.all(CONTROL_PATH, ({ req }) => controlFaults(req.raw, plan, log))

  return {
    handle: async (request, bindings) => {
      const env: SiteBindings = { ...bindings }
      const response = await app.fetch(request, env)
      return env.isDropped === true ? Response.error() : response
    },
    setFaults: plan.set,
    requests: log.entries,
    savedConfigurations: configurations.readAll,
    leads: context.leads.readAll,
    shared: context,
  }
}

let indexed: CatalogueIndex | undefined

/** The fictional maker's catalogue, built once per process: tests create hundreds of content sites. */
function defaultCatalogue(): CatalogueIndex {
  indexed ??= indexCatalogue(buildCatalogue())
  return indexed
}
