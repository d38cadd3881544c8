import { useMemo } from 'react'
import { readEnergyPrices } from '../../api/energy-prices.ts'
import type { EnergyPrices } from '../../domain/running-cost/energy.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { withVersionWltp, annualCostsOf } from '../../store/running-cost/running-cost.ts'
import type { CostInput } from '../../domain/running-cost/running-cost.ts'
import { useOffer } from '../shared/offer/use-offer.tsx'

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
  const offer = useOffer()
  const isWhole = offer !== null && offer.basis !== 'version-monthly-payment'
  const monthlyPayment = isWhole ? offer.monthlyPayment : null
  return useMemo(
    () => engine && { engine: withVersionWltp(engine, version), annualCosts, monthlyPayment },
    [engine, version, annualCosts, monthlyPayment],
  )
}
