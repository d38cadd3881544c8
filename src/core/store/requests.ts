import { fromFiles } from '../content-site/catalogue-files.ts'
import { fetchCarPods } from '../catalogue/read-colours.ts'
import { fetchContentConfig } from '../content-site/read-content-config.ts'
import { fetchDealers } from '../catalogue/read-dealers.ts'
import { fetchModelIntros } from '../catalogue/read-model-intros.ts'
import { fetchEquipment } from '../catalogue/read-versions.ts'
import { CHOICE_STEPS, type ChoiceLists } from '../configuration/choice-steps.ts'
import type { Id } from '../values/units.ts'
import type { ContentSite } from '../content-site/content-site.ts'

/** Requests for data of the site, by its name in the state; the flow's code decides when each is sent. */
export const SITE_REQUESTS = {
  config: fromFiles(fetchContentConfig),
  intros: fromFiles(fetchModelIntros),
  equipment: fromFiles(fetchEquipment),
  dealers: fromFiles(fetchDealers),
  carPods: fromFiles(fetchCarPods),
} as const

/** Requests for a model's lists, by their names in the state, in step order. All are queued when the model is chosen. */
export const MODEL_REQUESTS = Object.fromEntries(
  Object.values(CHOICE_STEPS).map(({ list, request }) => [list, fromFiles<[Id], unknown>(request)]),
) as {
  readonly [Name in keyof ChoiceLists]: (
    site: ContentSite,
    modelId: Id,
  ) => Promise<ChoiceLists[Name]>
}
