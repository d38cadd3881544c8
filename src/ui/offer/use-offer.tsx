import { useShallow } from 'zustand/react/shallow'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer, type ShownOffer } from '../../core/offer/pricing.ts'

/** The figures to show and what they are based on; null without a model. */
export function useOffer(): ShownOffer | null {
  return useSelect(useShallow(selectOffer))
}
