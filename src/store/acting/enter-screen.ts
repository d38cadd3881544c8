import { COOKIE } from '../../browser/cookie-names.ts'
import { readCookie } from '../../browser/cookies.ts'
import { eraseCookie } from '../../browser/cookie-writing.ts'
import { logFailure } from '../../browser/log.ts'
import { readTab, TAB } from '../../browser/tab-storage.ts'
import { findModelByAddress } from '../../domain/catalogue/model-address.ts'
import { choicesOf, restoreConfiguration } from '../../domain/steps/choices.ts'
import { isSavedOnEntry } from '../../domain/steps/choice-steps.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import {
  decideNavigation,
  firstOpenScreen,
  isStep,
  type Screen,
} from '../../domain/steps/guards.ts'
import { validateChoices } from '../../domain/steps/restore.ts'
import {
  decodeChoices,
  encodeChoices,
  parseSavedConfiguration,
} from '../../domain/steps/saved-configuration.ts'
import { initialSteps, type ChoiceKind, type Choices } from '../../domain/steps/steps.ts'
import { moveToStep } from '../../domain/steps/step-moves.ts'
import type { ModelLoading } from '../catalogue/load-lists.ts'
import { restoreFinancing } from './keep-simulation.ts'
import type { Quoting } from '../offer/request-quote.ts'
import type { RouteResolution, ChoosingActions, NavigatingActions } from '../actions.ts'
import { showBuild } from './show-build.ts'
import { selectModels } from '../catalogue/line-up.ts'
import { isAhead, selectCompleteness, isSameRoute } from './follow-route.ts'
import { areEntryListsSettled, selectEntryStatus, stepOf } from '../configuration/screen-lists.ts'
import { selectAddress, selectProgress } from '../configuration/chosen-items.ts'
import { selectLoad } from '../catalogue/lists.ts'
import type { PendingRestore, RouteTarget, StoreAccess } from '../state.ts'
import type { Tracking } from '../reporting/report-configuration.ts'
import type { Undoing } from './undo-choice.ts'

export function createNavigating(
  context: StoreAccess,
  loading: Pick<ModelLoading, 'loadModel'>,
  tracking: Tracking,
  quoting: Quoting,
  { preselect, forgetChoice }: Pick<ChoosingActions, 'preselect'> & Pick<Undoing, 'forgetChoice'>,
): NavigatingActions {
  const { get, set } = context
  let restored: Configuration | null = null

  /** True from restoring a configuration until its first step is shown. */
  let isOpening = false

  function restore(choices: Choices): void {
    restored = restoreConfiguration(choices)
    const { home } = get().filters
    const filters = home ? { home } : {}
    set({ configuration: restored, steps: initialSteps(), uniqueId: null, filters, notice: null })
    forgetChoice()
    isOpening = true
  }

  /** Begins a new configuration. Nothing of the last one is left, nor of one that was restored but never shown. */
  function begin(): void {
    isOpening = false
    forgetChoice()
    tracking.reset()
    tracking.assignConfigurationId('new')
    if (get().notice?.kind !== 'model-gone') set({ notice: null })
  }

  /**
   * Drops restored choices that are no longer in the line-up and shows a notice.
   * Skipped once the user has changed the restored configuration.
   * @returns The dropped choices.
   */
  function validate(): readonly ChoiceKind[] {
    if (get().configuration !== restored) return []
    const { choices, dropped } = validateChoices(choicesOf(get().configuration), (name) => {
      const { status, data } = selectLoad(get(), name)
      return status === 'ready' ? data : null
    })
    if (dropped.length === 0) return dropped
    restored = restoreConfiguration(choices)
    set({ configuration: restored, notice: { kind: 'dropped', items: dropped } })
    return dropped
  }

  function resolvePendingRestore(pending: PendingRestore): RouteResolution {
    const { source } = pending
    const choices =
      source === 'link'
        ? decodeChoices(pending.text)
        : parseSavedConfiguration(readCookie(COOKIE.saved) ?? '')
    const model = selectModels(get()).find((item) => item.id === choices?.modelId)
    if (!choices || !model) {
      if (choices) set({ notice: { kind: 'model-gone' } })
      else logFailure(`the ${source} configuration cannot be read`)
      finishPending(source)
      return { kind: 'wait' }
    }
    const current = encodeChoices(choicesOf(get().configuration))
    if (current !== encodeChoices(choices)) restore(choices)
    loading.loadModel(model.id, 'summary')
    if (!areEntryListsSettled(get(), 'summary')) return { kind: 'wait' }
    const dropped = validate()
    if (source === 'link' && pending.build) restored = showBuild(context, pending.build, dropped)
    tracking.assignConfigurationId(source === 'link' ? 'new' : 'saved')
    tracking.rememberChoices('summary')
    void quoting.refreshQuote()
    const to = source === 'saved' ? 'engine' : firstOpenScreen(selectProgress(get()))
    finishPending(source)
    return { kind: 'redirect', to, modelName: selectAddress(get(), model) }
  }

  function finishPending(source: PendingRestore['source']): void {
    set({ pending: null })
    if (source === 'saved') eraseCookie(COOKIE.saved)
  }

  function resolveModelRoute(target: RouteTarget, from: Screen | null): RouteResolution {
    const { modelId } = get().configuration
    const model = findModelByAddress(selectModels(get()), target.modelName ?? '', modelId)
    if (!model) return { kind: 'redirect', to: 'home', modelName: null }
    const modelName = selectAddress(get(), model)
    // A reload must lead to the same model, whatever the address was that led to it.
    if (target.modelName !== modelName && target.comparison === null)
      return { kind: 'redirect', to: target.screen, modelName }
    if (modelId !== model.id) {
      const remembered = [readTab(TAB.choices), readCookie(COOKIE.choices)]
        .map((text) => decodeChoices(text ?? ''))
        .find((choices) => choices?.modelId === model.id)
      if (!remembered) return resolveWithoutModel(target, from)
      restore(remembered)
      tracking.assignConfigurationId('tab')
      restoreFinancing(context)
      restored = get().configuration
    }
    loading.loadModel(model.id, stepOf(target))
    if (!areEntryListsSettled(get(), target.screen)) return { kind: 'wait' }
    validate()
    if (selectEntryStatus(get(), target.screen) === 'failed') return { kind: 'failed' }
    void quoting.refreshQuote()
    const decision = decideNavigation(from, target.screen, selectProgress(get()))
    if (decision.kind === 'allow') return { kind: 'show' }
    if (decision.alert) set({ alert: decision.alert })
    if (decision.kind === 'stay') return { kind: 'back' }
    return { kind: 'redirect', to: decision.to, modelName }
  }

  function resolveWithoutModel(target: RouteTarget, from: Screen | null): RouteResolution {
    const noProgress = { ...selectProgress(get()), hasModel: false }
    const decision = decideNavigation(from, target.screen, noProgress)
    if (decision.kind === 'stay') set({ alert: decision.alert })
    return decision.kind === 'stay'
      ? { kind: 'back' }
      : { kind: 'redirect', to: 'home', modelName: null }
  }

  function leave(to: Screen, at: RouteTarget): boolean {
    const isForward = isAhead(to, at)
    if (isForward && selectCompleteness(get(), at) === 'loading') {
      set({ awaited: { at, to } })
      return false
    }
    set({ awaited: null })
    // The list may have arrived a moment ago.
    if (isForward) preselect()
    const from = get().route?.screen ?? null
    const decision = decideNavigation(from, to, selectProgress(get()))
    if (decision.kind !== 'stay') {
      // A pending restore would redirect away from home immediately.
      if (to === 'home') set({ pending: null })
      return true
    }
    set({ alert: decision.alert })
    return false
  }

  return {
    resolveRoute(target) {
      const { route, pending, site } = get()
      if (site.models?.status !== 'ready') return { kind: 'wait' }
      if (target.screen === 'home')
        return pending ? resolvePendingRestore(pending) : { kind: 'wait' }
      // The comparison route must say what it compares (spec §2, routing).
      if (target.screen === 'comparison' && target.comparison === null)
        return { kind: 'redirect', to: 'home', modelName: null }
      return resolveModelRoute(target, route?.screen ?? null)
    },

    revalidate() {
      const { configuration, route } = get()
      // After a change of content site, the model's lists have not been requested yet.
      if (configuration.modelId !== null) loading.loadModel(configuration.modelId, stepOf(route))
      validate()
      void quoting.refreshQuote()
    },

    leave,

    takeAwaited(target) {
      const { awaited } = get()
      if (!awaited) return null
      const isHere = isSameRoute(awaited.at, target)
      const completeness = selectCompleteness(get(), target)
      if (isHere && completeness === 'loading') return null
      set({ awaited: null })
      return isHere && completeness === 'complete' && leave(awaited.to, target) ? awaited.to : null
    },

    stopWaiting: () => set({ awaited: null }),

    enter(target, compared, isChosen = false) {
      const { route, configuration, visits } = get()
      const from = route?.screen ?? null
      const { screen } = target
      // A version that the buyer did not choose in the comparison just now leaves a restored one as it is (spec §2).
      const isTaken =
        from === 'comparison'
          ? screen !== 'version' || isChosen || configuration.isNew
          : configuration.engineId === null
      set({ route: target, visits: visits + 1, compared: isTaken ? compared : null })
      if (!isStep(screen)) return
      // The user opened a step instead of the linked configuration: do not restore the link on a later visit to home.
      if (get().pending?.source === 'link') set({ pending: null })
      set({ steps: moveToStep(get().steps, screen) })
      if (get().uniqueId === null) begin()
      if (isOpening) {
        isOpening = false
        tracking.reset()
        tracking.markTracked(screen)
      }
      if (screen === 'engine') {
        tracking.trackOnce('initConfig')
        if (get().configuration.engineId === null) tracking.rememberChoices(null)
      }
      tracking.trackUpTo(screen)
      if (screen === 'summary') tracking.trackOnce('endConfiguration')
      const isSaved = isSavedOnEntry(screen) && from !== 'summary'
      if (isSaved || screen === 'summary') void tracking.save()
    },
  }
}
