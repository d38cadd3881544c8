import { fromFiles } from '../api/catalogue-files.ts'
import { fetchCarPods, fetchExteriors, fetchInteriors } from '../api/colours.ts'
import { fetchContentConfig } from '../api/content-config.ts'
import { fetchDealers } from '../api/dealers.ts'
import { fetchEngines } from '../api/engines.ts'
import { fetchModelIntros } from '../api/model-intros.ts'
import { fetchEquipment, fetchVersions } from '../api/versions.ts'

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
