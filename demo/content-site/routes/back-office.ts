import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** The back-office data. The specification does not define its path. */
export const backOffice: Route = {
  call: 'backOffice',
  method: 'GET',
  path: '/wp-json/cfg/backOffice',
  answer: (_request, { catalogue }) => json(catalogue.backOffice),
}
