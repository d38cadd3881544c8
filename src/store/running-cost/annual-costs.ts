import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { versionWltp } from '../../domain/catalogue/wltp.ts'
import { DEFAULT_USAGE, type Usage } from '../../domain/running-cost/energy.ts'
import type { AnnualCosts } from '../../domain/running-cost/running-cost.ts'
import type { Id } from '../../domain/units.ts'
import type { State } from '../state.ts'

export function selectUsage(state: State): Usage {
  return state.usage ?? DEFAULT_USAGE
}

/** What the editor states for the chosen model. */
export function selectAnnualCosts(state: State): AnnualCosts | null {
  return annualCostsOf(state, state.configuration.modelId)
}

/** What the editor states for a model. */
export function annualCostsOf({ site }: Pick<State, 'site'>, id: Id | null): AnnualCosts | null {
  return site.intros?.data?.find(({ modelId }) => modelId === id)?.annualCosts ?? null
}

/** An engine with the official values of one of its versions, where they differ. */
export function withVersionWltp(engine: Engine, version: Version | null): Engine {
  return { ...engine, wltp: versionWltp(engine, version) ?? engine.wltp }
}
