import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { modelAskedFor } from './asked-for.ts'

/** Interiors of a model's versions (spec §7). */
export const panoramas: Route = {
  call: 'panomaricLI',
  method: 'GET',
  path: '/wp-json/cfg/panomaricLI/:modelId',
  answer: (request, site) => json(modelAskedFor(request, site).interiors),
}
