import { OPTION_LISTS } from '../options/option-lists.ts'
import type { Catalogue, CatalogueModel } from '../catalogue/types.ts'
import { withLeadTimes } from '../lead-times/lead-times.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { requestedModel } from './requested-items.ts'

type Table<Source> = Readonly<Record<string, (source: Source) => unknown>>

/** Calls without arguments: what each answers, by name (spec §7; shapes in docs/content-api.md). */
export const CATALOGUE_CALLS: Table<Catalogue> = {
  config_simul: ({ config }) => config,
  lstModels: ({ models }) => models.map(({ model }) => model),
  boModelsFields: ({ models }) => models.map(({ intro }) => intro),
  equipmentLst: ({ equipment }) => equipment,
  backOffice: ({ backOffice }) => backOffice,
  carPods: ({ models }) => models.map(({ carPod }) => carPod),
}

/** Calls with a model's id: what each answers for that model, by name. */
export const MODEL_CALLS: Table<CatalogueModel> = {
  lstEngines: ({ engines }) => engines,
  lstVersions: ({ versions }) => versions,
  ...Object.fromEntries(Object.values(OPTION_LISTS).map(({ call, of }) => [call, of])),
}

/** The routes of both tables. */
export const CONTENT_CALLS: readonly Route[] = [
  ...Object.entries(CATALOGUE_CALLS).map(([call, read]): Route => ({
    call,
    method: 'GET',
    path: `/wp-json/cfg/${call}`,
    answer: (_request, { catalogue }) => json(read(catalogue)),
  })),
  ...Object.entries(MODEL_CALLS).map(([call, read]): Route => ({
    call,
    method: 'GET',
    path: `/wp-json/cfg/${call}/:modelId`,
    answer: (request, site) =>
      json(withLeadTimes(read(requestedModel(request, site)), site.today())),
  })),
]
