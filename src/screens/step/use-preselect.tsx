import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import { useEffect } from 'react'
import { CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'

/** Preselects an item once the list has loaded (spec §4, cards and colours). An existing choice is kept. */
export function usePreselect(kind: ChoiceKind): void {
  const actions = useFlowActions()
  const status = useSelect((state) => selectLoad(state, CHOICE_STEPS[kind].list).status)
  useEffect(() => {
    if (status === 'ready') actions.preselect()
  }, [actions, status])
}
