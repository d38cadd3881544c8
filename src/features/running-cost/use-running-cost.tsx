import { useMemo } from 'react'
import { readEnergyPrices, type EnergyPrices } from './energy.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { withVersionWltp, annualCostsOf } from './running-cost-state.ts'
import type { CostInput } from './running-cost.ts'

/** The energy prices of the back office. Null hides the running cost. */
export function useEnergyPrices(): EnergyPrices | null {
  const wire = useSelect((state) => selectBackOffice(state, 'energyPrices'))
  return useMemo(() => wire && readEnergyPrices(wire), [wire])
}

/**
 * The configuration as its buyer pays for it. Null without an engine. Its monthly payment is null if it leaves out the
 * colours, because the quote has failed.
 */
export function useCostInput(): CostInput | null {
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const version = useSelect((state) => selectItem(state, 'version'))
  const annualCosts = useSelect((state) => annualCostsOf(state, state.configuration.modelId))
  const offer = useSelect(selectOffer)
  const isWhole = offer !== null && offer.basis !== 'version-monthly-payment'
  const monthlyPayment = isWhole ? offer.monthlyPayment : null
  return useMemo(
    () => engine && { engine: withVersionWltp(engine, version), annualCosts, monthlyPayment },
    [engine, version, annualCosts, monthlyPayment],
  )
}
