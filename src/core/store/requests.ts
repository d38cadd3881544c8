import { fromFiles } from '../content-site/catalogue-files.ts'
import { fetchCarPods } from '../catalogue/read-colours.ts'
import { fetchContentConfig } from '../content-site/read-content-config.ts'
import { fetchDealers } from '../catalogue/read-dealers.ts'
import { fetchModelIntros } from '../catalogue/read-model-intros.ts'
import { fetchEquipment } from '../catalogue/read-versions.ts'

/** Requests for data of the site, by its name in the state; the flow's code decides when each is sent. */
export const SITE_REQUESTS = {
  config: fromFiles(fetchContentConfig),
  intros: fromFiles(fetchModelIntros),
  equipment: fromFiles(fetchEquipment),
  dealers: fromFiles(fetchDealers),
  carPods: fromFiles(fetchCarPods),
} as const
