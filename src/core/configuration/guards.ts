import { STEP_IDS } from './choice-steps.ts'
import type { StepId, ChoiceStepId } from './configuration.ts'

export type Screen = 'home' | StepId | 'comparison'

/** On which steps all choices have been made. A colour also counts if the version offers none. */
export type Progress = Readonly<Record<'model' | ChoiceStepId, boolean>>

/** The alerts of spec §8. The labels hold the messages. */
export type AlertCode = 'choose-model' | 'choose-engine' | 'choose-version'

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: Screen; readonly alert: AlertCode | null }
  | { readonly kind: 'stay'; readonly alert: AlertCode }

const ORDER: readonly Screen[] = ['home', ...STEP_IDS]

/** Whether a screen is a step of the configuration. */
export function isStep(screen: Screen): screen is StepId {
  return screen !== 'home' && screen !== 'comparison'
}

/** The first screen whose choice is missing: home without a model, the summary if all are made. */
export function firstOpenScreen(progress: Progress): Screen {
  if (!progress.model) return 'home'
  return STEP_IDS.find((id) => id === 'summary' || !progress[id]) ?? 'summary'
}

/**
 * Allows screens up to and including the first one whose choice is missing, and redirects all others to it. A redirect
 * therefore never causes another one. The comparison only needs a model.
 */
function decideEntry(to: Screen, progress: Progress): GuardDecision {
  const open = firstOpenScreen(progress)
  const needed = to === 'comparison' ? 'engine' : to
  if (ORDER.indexOf(needed) <= ORDER.indexOf(open)) return { kind: 'allow' }
  const alert = open === 'engine' || open === 'version' ? (`choose-${open}` as const) : null
  return { kind: 'redirect', to: open, alert }
}

/**
 * Decides a navigation (spec §2, guards; spec §4, home, motors and version). `from` is `null` on the first load.
 * Home is always allowed, even from Version without a version, because it resets the configuration.
 */
export function decideNavigation(
  from: Screen | null,
  to: Screen,
  progress: Progress,
): GuardDecision {
  const { model, engine, version } = progress
  const isLeaving = to !== 'home' && to !== from

  if (isLeaving && from === 'home') {
    // A restored configuration is complete and may go directly to the summary.
    const isShortcut = to === 'summary' && firstOpenScreen(progress) !== 'summary'
    if (!model || isShortcut) return { kind: 'stay', alert: 'choose-model' }
  }
  if (isLeaving && from === 'engine' && model) {
    if (!engine) return { kind: 'stay', alert: 'choose-engine' }
    // Even with a version chosen: spec §4 requires the Version screen first.
    if (to === 'summary') return { kind: 'redirect', to: 'version', alert: 'choose-version' }
  }
  // Without an engine, Version cannot stay open either: `decideEntry` redirects to the engine.
  if (isLeaving && from === 'version' && to !== 'engine' && model && engine && !version) {
    return { kind: 'stay', alert: 'choose-version' }
  }
  return decideEntry(to, progress)
}

/** The later of two steps. */
export function laterStep(a: StepId, b: StepId): StepId {
  return STEP_IDS.indexOf(a) > STEP_IDS.indexOf(b) ? a : b
}

/** The earlier of two steps. */
export function earlierStep(a: StepId, b: StepId): StepId {
  return laterStep(a, b) === a ? b : a
}

/** The next step. `null` for the summary (spec §4, steps). */
export function nextStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) + 1] ?? null
}

/** The previous step. `null` for the engine (spec §4, steps). */
export function previousStep(id: StepId): StepId | null {
  return STEP_IDS[STEP_IDS.indexOf(id) - 1] ?? null
}
