import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { modelAskedFor } from './asked-for.ts'

/** A model's versions, of every engine (spec §7). */
export const versions: Route = {
  call: 'lstVersions',
  method: 'GET',
  path: '/wp-json/cfg/lstVersions/:modelId',
  answer: (request, site) => json(modelAskedFor(request, site).versions),
}
