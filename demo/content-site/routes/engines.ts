import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { modelAskedFor } from './asked-for.ts'

/** A model's engines (spec §7). */
export const engines: Route = {
  call: 'lstEngines',
  method: 'GET',
  path: '/wp-json/cfg/lstEngines/:modelId',
  answer: (request, site) => json(modelAskedFor(request, site).engines),
}
