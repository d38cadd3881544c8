import { preselect } from '../../store/acting/choose-item.ts'
import { useEffect } from 'react'
import { choicesOn } from '../../domain/steps/choice-steps.ts'
import type { ChoiceStepId } from '../../domain/steps/steps.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectChoiceLoad } from '../../store/catalogue/lists.ts'

/** Preselects an item of each list once it has loaded (spec §4, cards and colours). An existing choice is kept. */
export function usePreselect(step: ChoiceStepId): void {
  const store = useConfiguratorStore()
  const loaded = useSelect((state) =>
    choicesOn(step)
      .filter((kind) => selectChoiceLoad(state, kind).status === 'ready')
      .join(),
  )
  useEffect(() => {
    if (loaded) preselect(store)
  }, [store, loaded])
}
