import { CHOICE_KINDS, toChoices } from '../../domain/steps/choice-steps.ts'
import { choose } from '../../domain/steps/choosing.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import type { ChoosingActions } from '../actions.ts'
import type { StoreAccess } from '../state.ts'
import type { Quoting } from '../offer/request-quote.ts'
import { selectItem, selectOffered } from '../configuration/chosen-items.ts'
import type { Tracking } from '../reporting/report-configuration.ts'

export interface Undoing extends Pick<ChoosingActions, 'lastChoice' | 'undoChoice'> {
  /** Stores the configuration from before a choice by the user. */
  readonly keepChoice: (kind: ChoiceKind, before: Configuration) => void
  /** Forgets it: another configuration begins. */
  readonly forgetChoice: () => void
}

export function createUndoing(
  { get, set }: StoreAccess,
  tracking: Tracking,
  quoting: Quoting,
): Undoing {
  let last: { readonly kind: ChoiceKind; readonly before: Configuration } | null = null

  function lastChoice(): ChoiceKind | null {
    const now = get().configuration
    if (!last || last.before.modelId !== now.modelId) return null
    const id = last.before[`${last.kind}Id`]
    return id !== null && id !== now[`${last.kind}Id`] ? last.kind : null
  }

  /** Selects the first option for every choice that is missing or not available for the restored version. */
  function complete(): void {
    for (const kind of CHOICE_KINDS) {
      const [first] = selectOffered(get(), kind)
      if (kind !== 'engine' && first && !selectItem(get(), kind))
        set({ configuration: choose(get().configuration, kind, first.id) })
    }
  }

  return {
    keepChoice: (kind, before) => (last = { kind, before }),
    forgetChoice: () => (last = null),
    lastChoice,
    undoChoice() {
      if (!last || !lastChoice()) return
      const { kind, before } = last
      const now = get().configuration
      last = { kind, before: now }
      set({
        configuration: {
          ...before,
          ...toChoices(before.modelId, (each) => before[`${each}Id`] ?? now[`${each}Id`]),
          isEngineSelected: true,
          isVersionSelected: true,
        },
      })
      complete()
      tracking.rememberChoices('summary')
      tracking.trackUpTo('summary')
      void quoting.refreshQuote()
    },
  }
}
