import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { requestedModel } from '../routes/requested-items.ts'
import { stockCarsOf } from './stock-cars.ts'

/** The stock cars of a model, in no particular order. */
export const stockCars: Route = {
  call: 'stockCars',
  method: 'GET',
  path: '/wp-json/cfg/stockCars/:modelId',
  answer: (request, site) =>
    json(stockCarsOf(requestedModel(request, site), site.catalogue.equipment)),
}
