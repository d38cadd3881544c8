import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** The content config (spec §7). */
export const configSimul: Route = {
  call: 'config_simul',
  method: 'GET',
  path: '/wp-json/cfg/config_simul',
  answer: (_request, { catalogue }) => json(catalogue.config),
}
