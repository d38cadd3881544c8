import { fromFiles } from '../content-site/catalogue-files.ts'
import { fetchCarPods, fetchExteriors, fetchInteriors } from '../catalogue/read-colours.ts'
import { fetchContentConfig } from '../content-site/read-content-config.ts'
import { fetchDealers } from '../catalogue/read-dealers.ts'
import { fetchEngines } from '../catalogue/read-engines.ts'
import { fetchModelIntros } from '../catalogue/read-model-intros.ts'
import { fetchEquipment, fetchVersions } from '../catalogue/read-versions.ts'

/** Requests for data of the site, by its name in the state; the flow's code decides when each is sent. */
export const SITE_REQUESTS = {
  config: fromFiles(fetchContentConfig),
  intros: fromFiles(fetchModelIntros),
  equipment: fromFiles(fetchEquipment),
  dealers: fromFiles(fetchDealers),
  carPods: fromFiles(fetchCarPods),
} as const

/**
 * Requests for a model's lists, by their names in the state, in step order, which the queue relies on. All are queued
 * when the model is chosen.
 */
export const MODEL_REQUESTS = {
  engines: fromFiles(fetchEngines),
  versions: fromFiles(fetchVersions),
  exteriors: fromFiles(fetchExteriors),
  interiors: fromFiles(fetchInteriors),
} as const
