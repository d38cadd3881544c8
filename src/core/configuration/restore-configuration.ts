import { fetchBuild, NoBuildError, parseCode, type BuildCode } from './build-code.ts'
import { choicesOn } from './choice-steps.ts'
import { findById, choicesOf, restoreConfiguration, validateChoices } from './choices.ts'
import {
  decodeChoices,
  encodeChoices,
  isNamed,
  parseSavedConfiguration,
} from './saved-configuration.ts'
import type { Choices, ChoiceKind } from './configuration.ts'
import { requestFromCurrentSite, openBuild, changesOf } from './build.ts'
import { type ConfiguratorStore, beginConfiguration } from '../store/create-store.ts'
import type { Settings, PendingRestore, RouteTarget } from '../store/state.ts'
import { readCookie, eraseCookie, COOKIE, readTab, TAB } from '../../platform/storage.ts'
import { hasSavedCookie } from '../../platform/has-saved-cookie.ts'
import { logFailure } from '../../platform/log.ts'
import { firstOpenScreen } from './guards.ts'
import type { Id } from '../values/units.ts'
import { selectModels } from '../catalogue/line-up.ts'
import { selectLoad, loadModel } from '../catalogue/lists.ts'
import { selectAddress, selectProgress } from './chosen-items.ts'
import { areEntryListsSettled } from './screen-lists.ts'
import { assignId } from '../reporting/configuration-id.ts'
import { rememberChoices } from '../reporting/remember-visit.ts'
import { restoreFinancing, refreshQuote } from '../offer/simulate-loan.ts'
import { selectPricing } from '../offer/pricing.ts'
import { completeChoices } from './choose-item.ts'

/** Reads the cookie of a saved configuration again: the site may have written it after the page was prerendered. */
export function readSavedAgain({ get, set }: ConfiguratorStore): void {
  const { pending, settings } = get()
  if ((pending !== null && !isOfPage(pending, settings)) || !hasSavedCookie()) return
  set({ pending: { source: 'saved' } })
}

/**
 * Restores a linked or saved configuration once its lists have loaded.
 * @returns The screen to be shown. Null while lists load, and if there is nothing to restore.
 */
export function restorePending(
  store: ConfiguratorStore,
  pending: PendingRestore,
): RouteTarget | null {
  const { get, set, runtime } = store
  const { source } = pending
  const isPage = isOfPage(pending, get().settings)
  const isShared = source === 'link' && !pending.build && !isPage
  const read =
    source === 'link'
      ? readLink(store, pending)
      : parseSavedConfiguration(readCookie(COOKIE.saved) ?? '')
  if (read === 'wait') return null
  const model = findById(selectModels(get()), read?.modelId ?? null)
  if (!read || !model) {
    if (read || isShared) set({ notice: { kind: 'model-gone', isShared } })
    else if (isPage) set({ notice: { kind: 'page-gone' } })
    if (!read && !isPage) logFailure(`the ${source} configuration cannot be read`)
    finishPending(store, source)
    return null
  }
  const choices = { ...read, modelId: model.id }
  const current = encodeChoices(choicesOf(get().configuration))
  if (current !== encodeChoices(choices)) restore(store, choices, isShared)
  loadModel(store, model.id, 'summary')
  if (!areEntryListsSettled(get(), 'summary')) return null
  const dropped = validateRestored(store)
  if (source === 'link' && pending.build) {
    const { build } = pending
    const isComplete = get().configuration.versionId !== null
    // The first colour of the version replaces one that is no longer offered, so that the summary can be shown.
    const replacements = isComplete ? completeChoices(store) : []
    const total = isComplete ? selectPricing(get()).total : null
    const changes = changesOf(build.items, dropped, total)
    set({ notice: { kind: 'build', build, changes, replacements } })
    runtime.session.restored = get().configuration
  }
  assignId(store, source === 'link' ? 'new' : 'saved')
  rememberChoices(store, 'summary')
  const screen = source === 'saved' ? 'engine' : firstOpenScreen(selectProgress(get()))
  const items = choicesOn(screen)
  if (isShared && dropped.length === 0 && items.some((kind) => isNamed(kind, pending.text)))
    set({ notice: { kind: 'dropped', items, isShared } })
  finishPending(store, source)
  void refreshQuote(store)
  return { screen, modelName: selectAddress(get(), model), comparison: null }
}

/** Restores what the tab or the cookie has of a model. Returns false if they have nothing. */
export function restoreRemembered(store: ConfiguratorStore, modelId: Id): boolean {
  const choices = [readTab(TAB.choices), readCookie(COOKIE.choices)]
    .map((text) => decodeChoices(text ?? ''))
    .find((remembered) => remembered?.modelId === modelId)
  if (!choices) return false
  restore(store, choices)
  assignId(store, 'tab')
  restoreFinancing(store)
  store.runtime.session.restored = store.get().configuration
  return true
}

/**
 * Drops restored choices that are not in the line-up and shows a notice. Skipped once the user has changed the
 * restored configuration.
 * @returns The dropped choices.
 */
export function validateRestored({ get, set, runtime }: ConfiguratorStore): readonly ChoiceKind[] {
  const { session } = runtime
  const { isShared = false } = session
  if (get().configuration !== session.restored) return []
  const restored = choicesOf(session.restored)
  const { choices, dropped } = validateChoices(restored, (name) => {
    const { status, data } = selectLoad(get(), name)
    return status === 'ready' ? data : null
  })
  if (encodeChoices(choices) === encodeChoices(restored)) return dropped
  set({ configuration: (session.restored = restoreConfiguration(choices)) })
  if (dropped.length > 0) set({ notice: { kind: 'dropped', items: dropped, isShared } })
  return dropped
}

function restore(store: ConfiguratorStore, choices: Choices, isShared = false): void {
  const configuration = restoreConfiguration(choices)
  const { home } = store.get().filters
  beginConfiguration(store, { configuration, filters: home ? { home } : {}, notice: null })
  Object.assign(store.runtime.session, { restored: configuration, isShared, isOpening: true })
}

function finishPending({ set }: ConfiguratorStore, source: PendingRestore['source']): void {
  // As on the first visit: what is restored decides which screen opens, not the one that the buyer comes from.
  set({ pending: null, entered: null })
  if (source === 'saved') eraseCookie(COOKIE.saved)
}

type PendingLink = Extract<PendingRestore, { readonly source: 'link' }>

/** Those whose code is being looked up: the navigation loop asks again whenever data arrives. */
const asked = new WeakSet<PendingLink>()

/** Whether a configuration is that of the attribute `configuration`, and not one of the visitor's own. */
function isOfPage(pending: PendingRestore, { configuration }: Settings): boolean {
  return pending.source === 'link' && pending.text === configuration
}

/**
 * The choices of a share link, or of the attribute `configuration`, which may also be a code.
 * @returns 'wait' while a code is looked up. Null if the text cannot be read.
 */
function readLink(store: ConfiguratorStore, pending: PendingLink): Choices | 'wait' | null {
  if (!isOfPage(pending, store.get().settings)) return decodeChoices(pending.text)
  // A share link may be given whole.
  const [text = ''] = pending.text.split('?').slice(-1)
  const choices = decodeChoices(text)
  if (choices) return choices
  const parsed = parseCode(text)
  if ('error' in parsed) {
    logFailure(`attribute configuration: ${parsed.error}`)
    return null
  }
  if (!asked.has(pending)) void openCode(store, pending, parsed.code)
  asked.add(pending)
  return 'wait'
}

async function openCode(
  store: ConfiguratorStore,
  pending: PendingLink,
  code: BuildCode,
): Promise<void> {
  const found = await requestFromCurrentSite(store, fetchBuild, code).catch((error: unknown) =>
    error instanceof NoBuildError ? error.reason : 'failed',
  )
  // The buyer may have opened a step or the model list meanwhile.
  if (store.get().pending !== pending) return
  if (typeof found !== 'string') return openBuild(store, found)
  logFailure(`attribute configuration: ${found}`)
  store.set({ pending: null, notice: { kind: 'page-gone' } })
}
