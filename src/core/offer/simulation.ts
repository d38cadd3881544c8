import type { Version } from '../catalogue/catalogue.ts'
import type { CreditType } from '../configuration/configuration.ts'
import type { ContentConfig } from '../content-site/content-config.ts'
import {
  creditRange,
  creditTerms,
  creditTypes,
  allowedLoanRequest,
  limitsOf,
  type CreditRange,
} from './financing.ts'
import type { QuoteTerms } from './quote.ts'
import type { Euros } from '../values/units.ts'
import { selectContentConfig } from '../catalogue/lists.ts'
import { selectItem } from '../configuration/chosen-items.ts'
import type { Simulation, State } from '../store/state.ts'

/** The chosen credit type. If the site has no limits for it, the first type that has limits. */
export function selectCreditType(state: State): CreditType {
  const types = creditTypes(selectContentConfig(state))
  const { creditType } = state.configuration
  return types.includes(creditType) ? creditType : (types[0] ?? creditType)
}

/** The slider limits for the chosen version and credit type. Null if nothing can be simulated. */
export function selectCreditRange(state: State): CreditRange | null {
  const limits = limitsOf(selectContentConfig(state), selectCreditType(state))
  return creditRange(limits, selectItem(state, 'version')?.price ?? null)
}

/** The key of the simulation. A new configuration, version or credit type resets the simulation. */
export function simulationSubject(state: State): string {
  return [state.uniqueId, state.configuration.versionId, selectCreditType(state)].join('/')
}

/** The user's simulation. Null if there is none for the current subject. */
export function selectSimulation(state: State): Simulation | null {
  const { simulation } = state
  return simulation?.subject === simulationSubject(state) ? simulation : null
}

/** The initial simulation. Null if nothing can be simulated. */
export function initialSimulation(state: State): Simulation | null {
  const version = selectItem(state, 'version')
  const range = selectCreditRange(state)
  if (!version || !range) return null
  return {
    subject: simulationSubject(state),
    sliders: allowedLoanRequest(range, version),
    requested: null,
    canUpdate: false,
  }
}

/**
 * The terms of a version with colours that cost extra: its own down payment and term. Null without such colours, and if
 * a price is unknown or nothing can be simulated.
 */
export function versionTerms(
  config: ContentConfig,
  version: Version,
  surcharges: readonly (Euros | null)[],
): QuoteTerms | null {
  const { credit } = config
  const range = creditRange(credit, version.price)
  const own = version.nrPayments
  if (!credit || !range || !surcharges.some(Boolean)) return null
  if (version.downPayment === null || own === null) return null
  const { downPayment } = allowedLoanRequest(range, version)
  // Until the buyer simulates, the term is the version's own, also between two steps of the slider.
  const nrPayments = Math.min(Math.max(own, credit.minMonths), credit.maxMonths)
  return creditTerms(config, 'CREDIT', version, surcharges, { downPayment, nrPayments })
}
