import type { ModelPlan } from '../model-plan.ts'
import { BRISA_5, ESTRELA, PLANALTO } from './family-cars.ts'
import { ALVOR, FAIAL, PARDAL } from './small-cars.ts'
import { AURORA, MARE, SERRA_ALTA } from './suvs-and-electric.ts'

/** The line-up, ordered by model id. */
export const MODEL_PLANS: readonly ModelPlan[] = [
  MARE,
  PARDAL,
  FAIAL,
  ALVOR,
  BRISA_5,
  ESTRELA,
  PLANALTO,
  SERRA_ALTA,
  AURORA,
]
