import { chooseExterior, chooseInterior, chooseVersion } from '../../domain/steps/choosing.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import type { LineKind } from '../../domain/steps/summary.ts'
import type { StoreContext } from '../state.ts'
import type { Quoting } from '../financing/quoting.ts'
import {
  selectExterior,
  selectExteriors,
  selectInterior,
  selectInteriors,
  selectVersion,
  selectVersions,
} from './selectors.ts'
import type { Tracking } from './tracking.ts'

export interface Undoing {
  /** Stores the configuration from before a choice by the user. */
  readonly keepChoice: (kind: LineKind, before: Configuration) => void
  /** The kind of item the user changed last. Null if there is nothing to undo. */
  readonly lastChoice: () => LineKind | null
  /** Undoes the last change. Calling it again redoes the change. */
  readonly undoChoice: () => void
}

const ID_OF = {
  engine: 'engineId',
  version: 'versionId',
  exterior: 'exteriorId',
  interior: 'interiorId',
} as const satisfies Record<LineKind, keyof Configuration>

export function createUndoing(
  { get, set }: StoreContext,
  tracking: Tracking,
  quoting: Quoting,
): Undoing {
  let last: { readonly kind: LineKind; readonly before: Configuration } | null = null

  function lastChoice(): LineKind | null {
    const now = get().configuration
    if (!last || last.before.modelId !== now.modelId) return null
    const id = last.before[ID_OF[last.kind]]
    return id !== null && id !== now[ID_OF[last.kind]] ? last.kind : null
  }

  /** Selects the first option for every choice that is missing or not available for the restored version. */
  function complete(): void {
    const apply = (configuration: Configuration): void => set({ configuration })
    const [version] = selectVersions(get())
    if (version && !selectVersion(get())) apply(chooseVersion(get().configuration, version.id))
    const [exterior] = selectExteriors(get())
    if (exterior && !selectExterior(get())) apply(chooseExterior(get().configuration, exterior.id))
    const [interior] = selectInteriors(get())
    if (interior && !selectInterior(get())) apply(chooseInterior(get().configuration, interior.id))
  }

  return {
    keepChoice: (kind, before) => (last = { kind, before }),
    lastChoice,
    undoChoice() {
      if (!last || !lastChoice()) return
      const { kind, before } = last
      const now = get().configuration
      last = { kind, before: now }
      set({
        configuration: {
          ...before,
          versionId: before.versionId ?? now.versionId,
          exteriorId: before.exteriorId ?? now.exteriorId,
          interiorId: before.interiorId ?? now.interiorId,
          isEngineSelected: true,
          isVersionSelected: true,
        },
      })
      complete()
      tracking.rememberChoices(5)
      tracking.trackUpTo(5)
      void quoting.refreshQuote()
    },
  }
}
