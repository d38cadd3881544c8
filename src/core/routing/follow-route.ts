import { findModelByAddress } from '../catalogue/model-address.ts'
import { isSavedOnEntry, CHOICE_KINDS, STEP_IDS } from '../configuration/choice-steps.ts'
import { decideNavigation, isStep, type Screen, laterStep } from '../configuration/guards.ts'
import { selectModels } from '../catalogue/line-up.ts'
import { selectAddress, selectProgress, selectShareQuery } from '../configuration/chosen-items.ts'
import {
  areEntryListsSettled,
  isSameRoute,
  selectCompleteness,
  selectEntryStatus,
  stepOf,
} from '../configuration/screen-lists.ts'
import { HOME, type RouteTarget, type State } from '../store/state.ts'
import { refreshQuote } from '../offer/simulate-loan.ts'
import { assignId } from '../reporting/configuration-id.ts'
import { markReported, reportOnce, reportUpTo } from '../reporting/report-event.ts'
import { saveConfiguration } from '../reporting/save-configuration.ts'
import { rememberChoices } from '../reporting/remember-visit.ts'
import { preselect } from '../configuration/choose-item.ts'
import {
  restorePending,
  restoreRemembered,
  validateRestored,
} from '../configuration/restore-configuration.ts'
import type { Id } from '../values/units.ts'
import { selectChoiceLoad, loadModel } from '../catalogue/lists.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'

/** What the loop needs of the page's address. */
interface RouteNavigation {
  /** Replaces the address. The loop runs again with the new target. */
  readonly replace: (target: RouteTarget) => void
  /** Opens a step that the user requested before the current one had loaded. */
  readonly push: (target: RouteTarget) => void
  /** Takes the item to be preselected, which was sent with the address. It counts for one visit of the screen. */
  readonly consumeCompared: () => ComparedItem
}

/** An item sent with the address of the screen that lists it. */
export interface ComparedItem {
  readonly id: Id | null
  /** Whether the buyer has just chosen it. */
  readonly isChosen: boolean
}

/**
 * One turn of the navigation loop: shows the target, replaces the address if another screen has to be shown instead,
 * or waits. Runs for every new target, for every screen entered, and whenever `selectReadiness` changes.
 */
export function followRoute(
  store: ConfiguratorStore,
  target: RouteTarget,
  { replace, push, consumeCompared }: RouteNavigation,
): void {
  // Home is followed only while a restore is pending, which decides what is shown.
  const isShown = target.screen !== 'home' && isSameRoute(store.get().entered, target)
  if (isShown) revalidate(store, target)
  const to = consumeAwaited(store, target)
  if (to) push({ screen: to, modelName: target.modelName, comparison: null })
  if (isShown) return
  const resolution = resolveRoute(store, target)
  if (typeof resolution === 'object') replace(resolution)
  if (resolution === 'show') {
    const { id, isChosen } = consumeCompared()
    enter(store, target, id, isChosen)
  }
}

/** A key that changes whenever data arrives that a routing decision may depend on. */
export function selectReadiness(state: State): string {
  const { site, configuration } = state
  return [
    site.models?.status,
    site.config?.status,
    configuration.modelId,
    ...CHOICE_KINDS.map((kind) => selectChoiceLoad(state, kind).status),
  ].join()
}

/** What to do for a route: show it, wait for data, fail because a list failed, or replace it by another one. */
type RouteResolution = 'show' | 'wait' | 'failed' | RouteTarget

/**
 * Resolves a route and restores the configuration it needs. Call again whenever data arrives.
 * Not called for the home screen unless a restore is pending.
 */
export function resolveRoute(store: ConfiguratorStore, target: RouteTarget): RouteResolution {
  const { pending, site } = store.get()
  if (site.models?.status !== 'ready') return 'wait'
  if (target.screen === 'home') return (pending && restorePending(store, pending)) ?? 'wait'
  // The comparison route must say what it compares (spec §2, routing).
  if (target.screen === 'comparison' && target.comparison === null) return HOME
  return resolveModelRoute(store, target)
}

function resolveModelRoute(store: ConfiguratorStore, target: RouteTarget): RouteResolution {
  const { get, set } = store
  const { configuration, entered } = get()
  const { screen } = target
  const from = entered?.screen ?? null
  const { modelId } = configuration
  const model = findModelByAddress(selectModels(get()), target.modelName ?? '', modelId)
  if (!model) {
    set({ notice: { kind: 'model-gone', isShared: false } })
    return HOME
  }
  const modelName = selectAddress(get(), model)
  // A reload must lead to the same model, whatever the address was that led to it.
  if (target.modelName !== modelName && target.comparison === null)
    return { screen, modelName, comparison: null }
  if (modelId !== model.id && !restoreRemembered(store, model.id)) {
    const decision = decideNavigation(from, screen, { ...selectProgress(get()), model: false })
    if (decision.kind === 'stay') set({ alert: decision.alert })
    return decision.kind === 'stay' ? (entered ?? HOME) : HOME
  }
  loadModel(store, model.id, stepOf(target))
  if (!areEntryListsSettled(get(), screen)) return 'wait'
  validateRestored(store)
  if (selectEntryStatus(get(), screen) === 'failed') return 'failed'
  void refreshQuote(store)
  const decision = decideNavigation(from, screen, selectProgress(get()))
  if (decision.kind === 'allow') return 'show'
  if (decision.alert) set({ alert: decision.alert })
  if (decision.kind === 'stay') return entered ?? HOME
  return { screen: decision.to, modelName, comparison: null }
}

/** Updates the screen that is shown when data arrives. Never redirects. */
export function revalidate(store: ConfiguratorStore, target: RouteTarget): void {
  const { configuration } = store.get()
  // After a change of content site, the model's lists have not been requested yet.
  if (configuration.modelId !== null) loadModel(store, configuration.modelId, stepOf(target))
  validateRestored(store)
  void refreshQuote(store)
}

/**
 * Whether the user may leave the screen `at` now. If a later step is opened before the list of this one has loaded, the
 * step is remembered, and `consumeAwaited` returns it in time. Otherwise an alert shows the reason (spec §4).
 */
export function leave(store: ConfiguratorStore, to: Screen, at: RouteTarget): boolean {
  const { get, set } = store
  // A later step depends on what is chosen here.
  const isForward =
    isStep(to) && isStep(at.screen) && STEP_IDS.indexOf(to) > STEP_IDS.indexOf(at.screen)
  if (isForward && selectCompleteness(get(), at) === 'loading') {
    set({ awaited: { at, to } })
    return false
  }
  stopWaiting(store)
  // The list may have arrived a moment ago.
  if (isForward) preselect(store, at.screen)
  const from = get().entered?.screen ?? null
  const decision = decideNavigation(from, to, selectProgress(get()))
  if (decision.kind === 'stay') set({ alert: decision.alert })
  // A pending restore would redirect away from home immediately.
  else if (to === 'home') set({ pending: null })
  return decision.kind !== 'stay'
}

/** The remembered step, once `target` can be left for it. Forgets it if the user has opened another screen or a list failed. */
function consumeAwaited(store: ConfiguratorStore, target: RouteTarget): Screen | null {
  const { awaited } = store.get()
  if (!awaited) return null
  const isHere = isSameRoute(awaited.at, target)
  const completeness = selectCompleteness(store.get(), target)
  if (isHere && completeness === 'loading') return null
  stopWaiting(store)
  return isHere && completeness === 'complete' && leave(store, awaited.to, target)
    ? awaited.to
    : null
}

/** Forgets the remembered step. */
export function stopWaiting({ set }: ConfiguratorStore): void {
  set({ awaited: null })
}

/**
 * Shows a route that `resolveRoute` allowed. `compared` is the item to be preselected: from the comparison one that
 * replaces the current choice, a version of a restored configuration only with `isChosen` (spec §2); from elsewhere
 * the engine that the guided start recommends, unless one is chosen.
 */
export function enter(
  store: ConfiguratorStore,
  target: RouteTarget,
  compared: Id | null,
  isChosen = false,
): void {
  const { get, set, runtime } = store
  const { entered, configuration, visits, pending, furthest } = get()
  const from = entered?.screen ?? null
  const { screen } = target
  // A version that the buyer did not choose in the comparison just now leaves a restored one as it is (spec §2).
  const isTaken =
    from === 'comparison'
      ? screen !== 'version' || isChosen || configuration.isNew
      : configuration.engineId === null
  set({ entered: target, visits: visits + 1, compared: isTaken ? compared : null })
  if (!isStep(screen)) return
  // The user opened a step instead of the linked configuration: do not restore the link on a later visit to home.
  if (pending?.source === 'link') set({ pending: null })
  set({ furthest: laterStep(furthest, screen) })
  const { session } = runtime
  if (get().uniqueId === null) {
    assignId(store, 'new')
    set({ notice: null })
  } else if (session.isOpening) markReported(store, screen)
  session.isOpening = false
  if (screen === 'engine') {
    reportOnce(store, 'initConfig', get().uniqueId ?? '')
    if (get().configuration.engineId === null) rememberChoices(store, null)
  }
  reportUpTo(store, screen)
  if (screen === 'summary') reportOnce(store, 'endConfiguration', selectShareQuery(get()))
  const isSaved = isSavedOnEntry(screen) && from !== 'summary'
  if (isSaved || screen === 'summary') void saveConfiguration(store)
}
