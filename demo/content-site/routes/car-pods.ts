import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'

/** Pictures of each model before a colour is chosen. The specification does not define the path. */
export const carPods: Route = {
  call: 'carPods',
  method: 'GET',
  path: '/wp-json/cfg/carPods',
  answer: (_request, { catalogue }) => json(catalogue.models.map(({ carPod }) => carPod)),
}
