import { isSameCar, type ChosenStockCar, type StockCar } from './stock-car.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { choiceInputs, selectChoices } from '../configuration/chosen-items.ts'
import { derived } from '../store/derived.ts'
import type { Load, State } from '../store/state.ts'

/** The stock cars of the chosen model. Null until they have been requested. */
export function selectStockCarsLoad(state: State): Load<readonly StockCar[]> | null {
  return selectKeyed(state, 'stockCars', state.configuration.modelId)
}

/**
 * The stock car that the buyer wants, and whether the last list that loaded has it no longer. Null if none is chosen, or
 * if the configuration is no longer that car's.
 */
export const selectWantedStockCar = derived(
  (state) => [...choiceInputs(state), state.stockCar, state.site.stockCars],
  (state): (ChosenStockCar & { readonly isGone: boolean }) | null => {
    const { stockCar } = state
    if (!stockCar || !isSameCar(stockCar, selectChoices(state))) return null
    const load = selectStockCarsLoad(state)
    const isGone = load?.status === 'ready' && !load.data?.some(({ id }) => id === stockCar.id)
    return { ...stockCar, isGone }
  },
)
