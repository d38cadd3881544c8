import { preselect } from '../../core/configuration/choose-item.ts'
import { useEffect } from 'react'
import { choicesOn } from '../../core/configuration/choice-steps.ts'
import type { ChoiceStepId } from '../../core/configuration/steps.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectChoiceLoad } from '../../core/catalogue/lists.ts'

/** Preselects an item of each list once it has loaded (spec §4, cards and colours). An existing choice is kept. */
export function usePreselect(step: ChoiceStepId): void {
  const store = useConfiguratorStore()
  const loaded = useSelect((state) =>
    choicesOn(step)
      .filter((kind) => selectChoiceLoad(state, kind).status === 'ready')
      .join(),
  )
  useEffect(() => {
    if (loaded) preselect(store, step)
  }, [store, loaded, step])
}
