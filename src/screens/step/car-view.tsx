import { useSelect } from '../../store/context.tsx'
import { selectHasCabin } from '../../store/pictures/pictures.ts'
import { InteriorView } from './interior-view.tsx'
import { ExteriorView } from './exterior-view.tsx'

export type Side = 'exterior' | 'interior'

interface CarViewProps {
  readonly side: Side
  /** Whether something else covers the car. */
  readonly isCovered?: boolean
}

/** The car as configured so far, from outside or inside. */
export function CarView({ side, isCovered = false }: CarViewProps) {
  const hasCabin = useSelect(selectHasCabin)
  if (side === 'interior' && hasCabin) return <InteriorView />
  return <ExteriorView isCovered={isCovered} />
}
