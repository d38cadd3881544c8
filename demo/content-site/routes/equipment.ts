import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** The equipment list (spec §7). */
export const equipment: Route = {
  call: 'equipmentLst',
  method: 'GET',
  path: '/wp-json/cfg/equipmentLst',
  answer: (_request, { catalogue }) => json(catalogue.equipment),
}
