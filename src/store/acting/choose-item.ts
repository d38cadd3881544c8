import { CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import { choose as withChoice, uncheckEngine, uncheckVersion } from '../../domain/steps/choosing.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import { isChoice } from '../../domain/steps/guards.ts'
import { limitSteps } from '../../domain/steps/step-moves.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import type { Id } from '../../domain/units.ts'
import type { Quoting } from '../offer/request-quote.ts'
import type { ChoosingActions } from '../actions.ts'
import { selectItem, selectOffered } from '../configuration/chosen-items.ts'
import { selectLoad } from '../catalogue/lists.ts'
import type { StoreAccess } from '../state.ts'
import type { Tracking } from '../reporting/report-configuration.ts'
import type { Undoing } from './undo-choice.ts'

export function createChoosing(
  { get, set }: StoreAccess,
  tracking: Tracking,
  quoting: Quoting,
  { keepChoice }: Pick<Undoing, 'keepChoice'>,
): Omit<ChoosingActions, keyof Undoing> {
  const apply = (configuration: Configuration): void => set({ configuration })

  function choose(kind: ChoiceKind, id: Id): void {
    const before = get().configuration
    preset(kind, id)
    tracking.trackChoice(kind)
    keepChoice(kind, before)
  }

  /** Chooses an item without the user. */
  function preset(kind: ChoiceKind, id: Id): void {
    const before = get().configuration
    apply(withChoice(before, kind, id))
    if (kind === 'engine') resetVersions(before)
    tracking.rememberChoices(kind)
    if (kind !== 'engine') void quoting.refreshQuote()
  }

  function resetVersions(before: Configuration): void {
    const { configuration, steps, filters } = get()
    if (configuration.versionId === null) set({ steps: limitSteps(steps, 'version') })
    if (before.engineId !== configuration.engineId) {
      const { version: _, ...others } = filters
      set({ filters: others })
    }
    quoting.clearQuote()
  }

  /** The item to be preselected, unless it is chosen already or not offered. */
  function takeCompared(kind: ChoiceKind): Id | null {
    const { compared, configuration } = get()
    if (compared === null) return null
    set({ compared: null })
    const { engineId, isVersionSelected, versionId } = configuration
    const isChosen =
      kind === 'engine' ? engineId === compared : isVersionSelected && versionId === compared
    return !isChosen && selectOffered(get(), kind).some(({ id }) => id === compared)
      ? compared
      : null
  }

  return {
    choose,
    uncheckEngine: () => apply(uncheckEngine(get().configuration)),
    uncheckVersion: () => apply(uncheckVersion(get().configuration)),
    preselect() {
      const kind = get().route?.screen ?? 'home'
      if (!isChoice(kind)) return
      if (selectLoad(get(), CHOICE_STEPS[kind].list).status !== 'ready') return
      const compared = takeCompared(kind)
      const [first] = selectOffered(get(), kind)
      if (compared !== null) preset(kind, compared)
      else if (first && !selectItem(get(), kind)) preset(kind, first.id)
    },
  }
}
