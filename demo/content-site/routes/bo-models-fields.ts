import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** Each model's introduction (spec §7). */
export const boModelsFields: Route = {
  call: 'boModelsFields',
  method: 'GET',
  path: '/wp-json/cfg/boModelsFields',
  answer: (_request, { catalogue }) => json(catalogue.models.map(({ intro }) => intro)),
}
