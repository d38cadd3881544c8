import type { Engine } from '../../domain/catalogue/catalogue.ts'
import { DEFAULT_USAGE, type Usage } from '../../domain/running-cost/energy.ts'
import type { AnnualCosts, OwnedCar } from '../../domain/running-cost/running-cost.ts'
import { selectOffer } from '../financing/offer.ts'
import { selectEngine } from '../flow/selectors.ts'
import type { State } from '../state.ts'

export function selectUsage(state: State): Usage {
  return state.usage ?? DEFAULT_USAGE
}

/** What the editor states for the chosen model. */
export function selectAnnualCosts({ configuration, site }: State): AnnualCosts | null {
  const intro = site.intros?.data?.find(({ modelId }) => modelId === configuration.modelId)
  return intro?.annualCosts ?? null
}

/** The configuration as its buyer pays for it. Null without an engine. Returns a new object: use with `useShallow`. */
export function selectOwnedCar(state: State): OwnedCar | null {
  const engine: Engine | null = selectEngine(state)
  return (
    engine && {
      engine,
      annualCosts: selectAnnualCosts(state),
      monthlyPayment: selectOffer(state)?.monthlyPayment ?? null,
    }
  )
}
