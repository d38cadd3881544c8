import type { Version } from '../../domain/catalogue.ts'
import type { CreditType } from '../../domain/configuration.ts'
import type { ContentConfig } from '../../domain/content-config.ts'
import { creditRange, creditTypes, limitsOf, type CreditRange } from '../../domain/financing.ts'
import { selectContentConfig } from '../flow/selectors.ts'
import type { Simulation, State } from '../state.ts'

/** The chosen credit type; where the site has no limits for it, the one it has limits for. */
export function selectCreditType(state: State): CreditType {
  const types = creditTypes(selectContentConfig(state))
  const { creditType } = state.configuration
  return types.includes(creditType) ? creditType : (types[0] ?? creditType)
}

/** What the sliders allow for a version and credit type; null for nothing. */
export function creditRangeOf(
  config: ContentConfig,
  type: CreditType,
  version: Version | null,
): CreditRange | null {
  return creditRange(limitsOf(config, type), version?.price ?? null)
}

/** Names what a simulation is of: a new configuration, version or credit type begins anew. */
export function simulationSubject(state: State): string {
  return [state.uniqueId, state.configuration.versionId, selectCreditType(state)].join('/')
}

/** What the buyer does in the financing section; null while nothing, or where it was of something else. */
export function selectSimulation(state: State): Simulation | null {
  const { simulation } = state
  return simulation?.subject === simulationSubject(state) ? simulation : null
}
