import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { eraseCookie } from '../../browser/cookie-writing.ts'
import { logFailure } from '../../browser/log.ts'
import { readTab, TAB } from '../../browser/tab-storage.ts'
import { choicesOf, restoreConfiguration } from '../../domain/choices.ts'
import type { Choices, Configuration } from '../../domain/configuration.ts'
import { decideNavigation, firstOpenScreen, type Screen } from '../../domain/guards.ts'
import { validateChoices } from '../../domain/restore.ts'
import {
  decodeChoices,
  encodeChoices,
  parseSavedConfiguration,
} from '../../domain/saved-configuration.ts'
import { initialSteps, type StepId } from '../../domain/steps.ts'
import { moveToStep } from '../../domain/step-moves.ts'
import type { Id } from '../../domain/units.ts'
import type { ModelLoading } from './model-loading.ts'
import type { Quoting } from '../financing/quoting.ts'
import { selectModels } from '../range.ts'
import { hasSettled, selectEntryStatus } from './entry-lists.ts'
import { findModelByName, selectLoad, selectProgress } from './selectors.ts'
import type { ModelResources, PendingRestore, RouteTarget, StoreContext } from '../state.ts'
import type { Tracking } from './tracking.ts'

/** What becomes of an address: shown, sent elsewhere, waiting for data, or kept from opening by a failed list. */
export type Arrival =
  | { readonly kind: 'show' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: Screen; readonly modelName: string | null }
  | { readonly kind: 'back' }

export interface Navigating {
  /** Decides on an address, restoring what it asks for. Call again as data arrives. Plain home never comes here. */
  readonly arrive: (target: RouteTarget) => Arrival
  /** Brings what is shown up to date as data arrives; the buyer is not sent away. */
  readonly settle: () => void
  /** Whether the screen shown may be left for another; if not, says why in an alert (spec §4). */
  readonly leave: (to: Screen) => boolean
  /**
   * Shows a route that `arrive` let in. `compared` comes with the navigation (spec §2); `isNew` makes the
   * configuration a new one, in which a compared version counts though another was restored.
   */
  readonly enter: (target: RouteTarget, compared: Id | null, isNew?: boolean) => void
}

/** The number of a screen's step; home and comparison have none. */
export const STEP_OF: Readonly<Record<Screen, StepId | null>> = {
  home: null,
  engine: 1,
  version: 2,
  exterior: 3,
  interior: 4,
  summary: 5,
  comparison: null,
}

/** The steps' screens, in order. */
export const STEP_SCREENS = ['engine', 'version', 'exterior', 'interior', 'summary'] as const

export function createNavigating(
  { get, set }: StoreContext,
  loading: Pick<ModelLoading, 'loadModel'>,
  tracking: Tracking,
  quoting: Quoting,
): Navigating {
  let restored: Configuration | null = null

  /** Whether a restored configuration has not opened its first step yet. */
  let isOpening = false

  function restore(choices: Choices): void {
    restored = restoreConfiguration(choices)
    set({ configuration: restored, steps: initialSteps(), uniqueId: null })
    isOpening = true
  }

  /** Drops what the range no longer offers, and says so; what the buyer has changed since is no loss. */
  function validate(): void {
    if (get().configuration !== restored) return
    const dataOf = <Name extends keyof ModelResources>(name: Name): ModelResources[Name] | null => {
      const load = selectLoad(get(), name)
      return load.status === 'ready' ? load.data : null
    }
    const { choices, dropped } = validateChoices(choicesOf(get().configuration), {
      engines: dataOf('engines'),
      versions: dataOf('versions'),
      exteriors: dataOf('exteriors'),
      interiors: dataOf('interiors'),
    })
    if (dropped.length === 0) return
    restored = restoreConfiguration(choices)
    set({ configuration: restored, notice: { kind: 'dropped', items: dropped } })
  }

  function arriveWithPending({ source, text }: PendingRestore): Arrival {
    const choices = source === 'link' ? decodeChoices(text) : parseSavedConfiguration(text)
    const model = selectModels(get()).find((item) => item.id === choices?.modelId)
    if (!choices || !model) {
      if (choices) set({ notice: { kind: 'model-gone' } })
      else logFailure(`the ${source} configuration cannot be read`)
      finishPending(source)
      return { kind: 'wait' }
    }
    const current = encodeChoices(choicesOf(get().configuration))
    if (current !== encodeChoices(choices)) restore(choices)
    loading.loadModel(model.id)
    if (!hasSettled(get(), 'summary')) return { kind: 'wait' }
    validate()
    tracking.nameConfiguration(source === 'link' ? 'new' : 'saved')
    tracking.rememberChoices(5)
    void quoting.refreshQuote()
    const to = source === 'saved' ? 'engine' : firstOpenScreen(selectProgress(get()))
    finishPending(source)
    return { kind: 'redirect', to, modelName: model.name }
  }

  function finishPending(source: PendingRestore['source']): void {
    set({ pending: null })
    if (source === 'saved') eraseCookie(COOKIE.saved)
  }

  function arriveAtModel(target: RouteTarget, from: Screen | null): Arrival {
    const model = findModelByName(selectModels(get()), target.modelName ?? '')
    if (!model) return { kind: 'redirect', to: 'home', modelName: null }
    if (get().configuration.modelId !== model.id) {
      const remembered = [readTab(TAB.choices), readCookie(COOKIE.choices)]
        .map((text) => decodeChoices(text ?? ''))
        .find((choices) => choices?.modelId === model.id)
      if (!remembered) return lacksModel(target, from)
      restore(remembered)
      tracking.nameConfiguration('tab')
    }
    loading.loadModel(model.id)
    if (!hasSettled(get(), target.screen)) return { kind: 'wait' }
    validate()
    if (selectEntryStatus(get(), target.screen) === 'failed') return { kind: 'failed' }
    void quoting.refreshQuote()
    const decision = decideNavigation(from, target.screen, selectProgress(get()))
    if (decision.kind === 'allow') return { kind: 'show' }
    if (decision.alert) set({ alert: decision.alert })
    if (decision.kind === 'stay') return { kind: 'back' }
    return { kind: 'redirect', to: decision.to, modelName: model.name }
  }

  function lacksModel(target: RouteTarget, from: Screen | null): Arrival {
    const noProgress = { ...selectProgress(get()), hasModel: false }
    const decision = decideNavigation(from, target.screen, noProgress)
    if (decision.kind === 'stay') set({ alert: decision.alert })
    return decision.kind === 'stay'
      ? { kind: 'back' }
      : { kind: 'redirect', to: 'home', modelName: null }
  }

  return {
    arrive(target) {
      const { route, pending, site } = get()
      if (site.models?.status !== 'ready') return { kind: 'wait' }
      if (target.screen === 'home') return pending ? arriveWithPending(pending) : { kind: 'wait' }
      // The comparison needs to know of what (spec §2, routing).
      if (target.screen === 'comparison' && target.comparison === null)
        return { kind: 'redirect', to: 'home', modelName: null }
      return arriveAtModel(target, route?.screen ?? null)
    },

    settle() {
      const { modelId } = get().configuration
      // Another content site has been asked for nothing yet.
      if (modelId !== null) loading.loadModel(modelId)
      validate()
      void quoting.refreshQuote()
    },

    leave(to) {
      const from = get().route?.screen ?? null
      const decision = decideNavigation(from, to, selectProgress(get()))
      if (decision.kind !== 'stay') {
        // A configuration that waits to be restored would lead away from the range at once.
        if (to === 'home') set({ pending: null })
        return true
      }
      set({ alert: decision.alert })
      return false
    },

    enter(target, compared, isNew = false) {
      const { route, configuration } = get()
      const from = route?.screen ?? null
      const { screen } = target
      const step = STEP_OF[screen]
      set({
        route: target,
        visits: get().visits + 1,
        modal: null,
        compared: from === 'comparison' ? compared : null,
      })
      if (from === 'comparison' && isNew) set({ configuration: { ...configuration, isNew } })
      if (step === null) return
      // The address asked for a step, not for the link's configuration: home is to begin anew later.
      if (get().pending?.source === 'link') set({ pending: null })
      set({ steps: moveToStep(get().steps, step) })
      if (get().uniqueId === null) {
        tracking.forget()
        tracking.nameConfiguration('new')
      }
      if (isOpening) {
        isOpening = false
        tracking.forget()
        tracking.markTracked(step)
      }
      if (screen === 'engine') {
        tracking.trackOnce('initConfig')
        if (get().configuration.engineId === null) tracking.rememberChoices(0)
      }
      tracking.trackUpTo(step)
      if (screen === 'summary') tracking.trackOnce('endConfiguration')
      const isSaved = screen === 'summary' || (screen === 'interior' && from !== 'summary')
      if (isSaved) void tracking.save()
    },
  }
}
