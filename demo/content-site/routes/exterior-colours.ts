import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { modelAskedFor } from './asked-for.ts'

/** Exterior colours of a model's versions (spec §7). */
export const exteriorColours: Route = {
  call: 'extColors',
  method: 'GET',
  path: '/wp-json/cfg/extColors/:modelId',
  answer: (request, site) => json(modelAskedFor(request, site).exteriors),
}
