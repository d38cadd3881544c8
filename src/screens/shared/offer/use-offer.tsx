import { useShallow } from 'zustand/react/shallow'
import { useSelect } from '../../../store/context.tsx'
import type { ShownOffer } from '../../../store/offer/offer.ts'
import { selectOffer } from '../../../store/offer/pricing.ts'

/** The figures to show and what they are based on; null without a model. */
export function useOffer(): ShownOffer | null {
  return useSelect(useShallow(selectOffer))
}
