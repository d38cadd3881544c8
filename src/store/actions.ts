import type { FilterSelection } from '../domain/filtering/filtering.ts'
import type { Id } from '../domain/units.ts'
import type { Settings } from './settings.ts'
import type { FilterName, Modal } from './state.ts'

/**
 * The actions of the first view. Those of later screens are functions of the store in `acting` and in the folders of
 * features; components call them as groups that are attached to this object when their code has loaded.
 */
export interface LineUpActions {
  /** Looks for a linked or saved configuration to restore and loads the model list. */
  readonly start: (query: string) => void
  /** Applies changed attributes. A new content site or timeout reloads the data. */
  readonly applySettings: (settings: Settings) => void
  readonly retryLineUp: () => void
  /** Shows the model list and resets the configuration. The choices cookie is kept (spec §4, home). */
  readonly enterHome: () => void
  /** Starts a configuration of a model. Choosing the same model again changes nothing. */
  readonly chooseModel: (modelId: Id) => void
  readonly setFilter: (name: FilterName, selection: FilterSelection) => void
  readonly openModal: (modal: Modal) => void
  readonly closeModal: () => void
  readonly closeAlert: () => void
  readonly dismissNotice: () => void
}
