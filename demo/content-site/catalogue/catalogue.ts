import { assembleModel } from './assemble/model.ts'
import { assembleBackOffice } from './back-office.ts'
import { CONTENT_CONFIG, CREDIT_COSTS } from './config.ts'
import { DEALERS, DISTRICTS } from './dealers.ts'
import { EQUIPMENT } from './equipment.ts'
import { detailsOf } from './equipment-details/details.ts'
import { MODEL_PLANS } from './line-up/plans.ts'
import type { Catalogue } from './types.ts'

/** Builds the fictional maker's catalogue from the hand-written data. The result is deterministic. */
export function buildCatalogue(): Catalogue {
  const models = MODEL_PLANS.map((plan) => assembleModel(plan))
  return {
    config: CONTENT_CONFIG,
    creditCosts: CREDIT_COSTS,
    backOffice: assembleBackOffice(models),
    models,
    equipment: EQUIPMENT.map(({ id, value, idType, highlight, replaces }) => ({
      id,
      value,
      idType,
      highlight,
      replaces,
      ...detailsOf(value, MODEL_PLANS),
    })),
    districts: DISTRICTS,
    dealers: DEALERS,
  }
}
