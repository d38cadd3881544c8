import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** The model list (spec §7). */
export const models: Route = {
  call: 'lstModels',
  method: 'GET',
  path: '/wp-json/cfg/lstModels',
  answer: (_request, { catalogue }) => json(catalogue.models.map(({ model }) => model)),
}
