import type { FilterSelection } from '../domain/filtering/filtering.ts'
import type { FinancingOption } from '../domain/financing/credit-plan.ts'
import type { LoanRequest } from '../domain/financing/financing.ts'
import type { CreditType } from '../domain/steps/configuration.ts'
import type { Screen } from '../domain/steps/guards.ts'
import type { ChoiceKind, StepId } from '../domain/steps/steps.ts'
import type { Id } from '../domain/units.ts'
import type { Settings } from './settings.ts'
import type { FilterName, Modal, RouteTarget } from './state.ts'

/**
 * All actions of one element, in one object. A group is attached when its code has loaded: the first view has only
 * its own, the steps add the flow's, the summary adds those of the financing section.
 */
export type Actions = LineUpActions & FlowActions & FinancingActions

/** The first view. */
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

/** The configuration flow, once a model is chosen. */
export interface FlowActions extends LoadingActions, NavigatingActions, ChoosingActions {
  /** Reads the dealers cookie, keeps the campaign, and loads the startup data (spec §7). Call again after the content site changes. */
  readonly startFlow: () => void
  /** Keeps other tabs from using the configuration's id. Returns a function that ends this. */
  readonly holdId: () => () => void
  /**
   * Requests a quote unless the current one is loaded or loading. With `isForced`, always requests one.
   * Resolves when the quote has loaded or failed.
   */
  readonly refreshQuote: (isForced?: boolean) => Promise<void>
  /** Resolves when no quote is loading, whether the last one loaded or failed. */
  readonly quoteSettled: () => Promise<void>
  /** Saves before a lead, unless the last save had the same configuration and figures. */
  readonly saveIfChanged: () => Promise<void>
}

export interface LoadingActions {
  readonly loadEquipment: () => void
  /**
   * Loads all lists of a model, first those that a step needs; the first step's by default. Skips lists that are
   * loaded, loading or failed.
   */
  readonly loadModel: (modelId: Id, step?: StepId) => void
  /** Retries every failed request of the site and of its models. */
  readonly retryFailed: () => void
}

/** The result of resolving a route: show it, redirect, go back, wait for data, or fail because a list failed. */
export type RouteResolution =
  | { readonly kind: 'show' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: Screen; readonly modelName: string | null }
  | { readonly kind: 'back' }

export interface NavigatingActions {
  /**
   * Resolves a route and restores the configuration it needs. Call again whenever data arrives.
   * Not called for the home screen unless a restore is pending.
   */
  readonly resolveRoute: (target: RouteTarget) => RouteResolution
  /** Updates the current screen when data arrives. Never redirects. */
  readonly revalidate: () => void
  /**
   * Whether the user may leave the screen `at` now. If a later step is opened before the list of this one has
   * loaded, the step is remembered, and `takeAwaited` returns it in time. Otherwise an alert shows the reason (spec §4).
   */
  readonly leave: (to: Screen, at: RouteTarget) => boolean
  /** The remembered step, once `target` can be left for it. Forgets it if the user has opened another screen or a list failed. */
  readonly takeAwaited: (target: RouteTarget) => Screen | null
  /** Forgets the remembered step. */
  readonly stopWaiting: () => void
  /**
   * Shows a route that `resolveRoute` allowed. `compared` is the item to be preselected: from the comparison one that
   * replaces the current choice, a version of a restored configuration only with `isChosen` (spec §2); from elsewhere
   * the engine that the guided start recommends, unless one is chosen.
   */
  readonly enter: (target: RouteTarget, compared: Id | null, isChosen?: boolean) => void
}

export interface ChoosingActions {
  /** The user chooses an item. */
  readonly choose: (kind: ChoiceKind, id: Id) => void
  readonly uncheckEngine: () => void
  readonly uncheckVersion: () => void
  /** Preselects an item on the current screen (spec §2 and §4). Does nothing until the screen's list has loaded. */
  readonly preselect: () => void
  /** The kind of item the user changed last. Null if there is nothing to undo. */
  readonly lastChoice: () => ChoiceKind | null
  /** Undoes the last change. Calling it again redoes the change. */
  readonly undoChoice: () => void
}

/** The financing section and the stock offer of the summary. */
export interface FinancingActions {
  /** Changes the credit type, resets the sliders and requests a new simulation (spec §4). */
  readonly chooseCreditType: (creditType: CreditType) => void
  /** Moves a slider. Does not send a request (spec §4). */
  readonly moveSlider: (change: Partial<LoanRequest>) => void
  /** Requests a simulation for the slider values. Clears the current result immediately (spec §4). */
  readonly updateSimulation: () => Promise<void>
  /** Requests the same simulation again. A result disables 'Atualizar valores' unless a slider has moved since. */
  readonly retrySimulation: () => Promise<void>
  /** Loads both credit types for the simulated down payment and term, unless loaded or loading. */
  readonly loadFinancingOptions: () => void
  /** Loads the repayment plan of a financing option, unless loaded or loading. */
  readonly loadPlan: (option: FinancingOption) => void
  /** Loads stock for the configuration, unless it is loaded or loading. A failed request is sent again (spec §7). */
  readonly loadStock: () => void
}
