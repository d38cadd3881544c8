import { useFlow } from '../../store/flow/use-flow.tsx'
import { useEffect } from 'react'
import { useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/flow/selectors.ts'
import type { ModelResources } from '../../store/state.ts'

/** Preselects an item once the list has loaded (spec §4, cards and colours). An existing choice is kept. */
export function usePreselect(name: keyof ModelResources): void {
  const flow = useFlow()
  const status = useSelect((state) => selectLoad(state, name).status)
  useEffect(() => {
    if (status === 'ready') flow.preselect()
  }, [flow, status])
}
