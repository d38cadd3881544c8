import {
  chooseEngine,
  chooseExterior,
  chooseInterior,
  chooseVersion,
  uncheckEngine,
  uncheckVersion,
} from '../../domain/steps/choosing.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import { limitSteps } from '../../domain/steps/step-moves.ts'
import type { Id } from '../../domain/units.ts'
import type { Quoting } from '../financing/quoting.ts'
import {
  selectEngine,
  selectExterior,
  selectExteriors,
  selectInterior,
  selectInteriors,
  selectLoad,
  selectVersion,
  selectVersions,
} from './selectors.ts'
import type { StoreContext } from '../state.ts'
import type { Tracking } from './tracking.ts'
import type { Undoing } from './undoing.ts'

const KIND_OF = { 2: 'version', 3: 'exterior', 4: 'interior' } as const

export interface Choosing {
  readonly chooseEngine: (engineId: Id) => void
  readonly uncheckEngine: () => void
  readonly chooseVersion: (versionId: Id) => void
  readonly uncheckVersion: () => void
  readonly chooseExterior: (exteriorId: Id) => void
  readonly chooseInterior: (interiorId: Id) => void
  /** Preselects an item on the current screen (spec §2 and §4). Does nothing until the screen's list has loaded. */
  readonly preselect: () => void
}

export function createChoosing(
  { get, set }: StoreContext,
  tracking: Tracking,
  quoting: Quoting,
  { keepChoice }: Pick<Undoing, 'keepChoice'>,
): Choosing {
  const apply = (configuration: Configuration): void => set({ configuration })

  function engine(engineId: Id, isByBuyer = true): void {
    const before = get().configuration
    apply(chooseEngine(before, engineId))
    if (get().configuration.versionId === null) set({ steps: limitSteps(get().steps, 2) })
    if (before.engineId !== engineId) {
      const { version: _, ...filters } = get().filters
      set({ filters })
    }
    quoting.clearQuote()
    tracking.rememberChoices(1)
    if (!isByBuyer) return
    tracking.trackChoice(1)
    keepChoice('engine', before)
  }

  /** Shared by the version, exterior and interior choices. */
  function choose(step: 2 | 3 | 4, configuration: Configuration, isByBuyer: boolean): void {
    const before = get().configuration
    apply(configuration)
    tracking.rememberChoices(step)
    void quoting.refreshQuote()
    if (!isByBuyer) return
    tracking.trackChoice(step)
    keepChoice(KIND_OF[step], before)
  }

  const version = (versionId: Id, isByBuyer = true): void =>
    choose(2, chooseVersion(get().configuration, versionId), isByBuyer)
  const exterior = (exteriorId: Id, isByBuyer = true): void =>
    choose(3, chooseExterior(get().configuration, exteriorId), isByBuyer)
  const interior = (interiorId: Id, isByBuyer = true): void =>
    choose(4, chooseInterior(get().configuration, interiorId), isByBuyer)

  function preselectEngine(): void {
    const { compared, configuration } = get()
    set({ compared: null })
    const engines = selectLoad(get(), 'engines').data ?? []
    const wanted = engines.find((item) => item.id === compared)
    if (wanted && wanted.id !== configuration.engineId) engine(wanted.id, false)
    else if (!selectEngine(get()) && engines[0]) engine(engines[0].id, false)
  }

  function preselectVersion(): void {
    const { compared, configuration } = get()
    set({ compared: null })
    const versions = selectVersions(get())
    const wanted = configuration.isNew ? versions.find((item) => item.id === compared) : undefined
    const isChosen = configuration.isVersionSelected && wanted?.id === configuration.versionId
    if (wanted && !isChosen) version(wanted.id, false)
    else if (!selectVersion(get()) && versions[0]) version(versions[0].id, false)
  }

  return {
    chooseEngine: engine,
    chooseVersion: version,
    chooseExterior: exterior,
    chooseInterior: interior,
    uncheckEngine: () => apply(uncheckEngine(get().configuration)),
    uncheckVersion: () => apply(uncheckVersion(get().configuration)),
    preselect() {
      const screen = get().route?.screen
      if (screen === 'engine' && selectLoad(get(), 'engines').status === 'ready') preselectEngine()
      if (screen === 'version' && selectLoad(get(), 'versions').status === 'ready')
        preselectVersion()
      const [firstExterior] = selectExteriors(get())
      if (screen === 'exterior' && firstExterior && !selectExterior(get()))
        exterior(firstExterior.id, false)
      const [firstInterior] = selectInteriors(get())
      if (screen === 'interior' && firstInterior && !selectInterior(get()))
        interior(firstInterior.id, false)
    },
  }
}
