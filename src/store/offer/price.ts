import { totalPrice } from '../../domain/financing/total-price.ts'
import { choicesOf } from '../../domain/steps/choices.ts'
import {
  CHOICE_KINDS,
  CHOICE_STEPS,
  isOption,
  OPTION_KINDS,
} from '../../domain/steps/choice-steps.ts'
import type { Euros, Surcharge } from '../../domain/units.ts'
import { selectLoad } from '../catalogue/lists.ts'
import {
  selectEngine,
  selectItem,
  selectModel,
  selectVersion,
} from '../configuration/chosen-items.ts'
import type { State } from '../state.ts'

/**
 * The combined status of the lists that the price depends on. Unless it is 'ready', the total, the figures and the
 * saved record would be incomplete.
 */
export function selectPriceStatus(state: State): 'loading' | 'ready' | 'failed' {
  const choices = choicesOf(state.configuration)
  const statuses = CHOICE_KINDS.filter(
    (kind) => choices[`${kind}Id`] !== null && !(isOption(kind) && choices.versionId === null),
  ).map((kind) => selectLoad(state, CHOICE_STEPS[kind].list).status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading'
}

/** The price of the choices so far, colours included. Null if any part of it is unknown. */
export function selectTotalPrice(state: State): Euros | null {
  if (selectPriceStatus(state) !== 'ready') return null
  const { isVersionSelected, isEngineSelected } = state.configuration
  const version = isVersionSelected ? selectVersion(state) : null
  if (!version)
    return ((isEngineSelected && selectEngine(state)) || selectModel(state))?.price ?? null
  return totalPrice(version.price, selectSurcharges(state))
}

/** The surcharges of the chosen options, in step order. Null for none or unknown. Returns a new array. */
export function selectSurcharges(state: State): readonly Surcharge[] {
  return OPTION_KINDS.map((kind) => selectItem(state, kind)?.surcharge ?? null)
}
