export type Screen =
  | 'home'
  | 'engine'
  | 'version'
  | 'exterior'
  | 'interior'
  | 'summary'
  | 'comparison'

/** Which choices have been made. A colour also counts if the version offers none. */
export interface Progress {
  readonly hasModel: boolean
  readonly hasEngine: boolean
  readonly hasVersion: boolean
  readonly hasExterior: boolean
  readonly hasInterior: boolean
}

/** The alerts of spec §8. The labels hold the messages. */
export type AlertCode = 'choose-model' | 'choose-engine' | 'choose-version'

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: Screen; readonly alert: AlertCode | null }
  | { readonly kind: 'stay'; readonly alert: AlertCode }

const ORDER: readonly Screen[] = ['home', 'engine', 'version', 'exterior', 'interior', 'summary']

/** The first screen whose choice is missing: home without a model, the summary if all are made. */
export function firstOpenScreen(progress: Progress): Screen {
  if (!progress.hasModel) return 'home'
  if (!progress.hasEngine) return 'engine'
  if (!progress.hasVersion) return 'version'
  if (!progress.hasExterior) return 'exterior'
  return progress.hasInterior ? 'summary' : 'interior'
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
  const { hasModel, hasEngine, hasVersion } = progress
  const isLeaving = to !== 'home' && to !== from

  if (isLeaving && from === 'home') {
    // A restored configuration is complete and may go directly to the summary.
    const isShortcut = to === 'summary' && firstOpenScreen(progress) !== 'summary'
    if (!hasModel || isShortcut) return { kind: 'stay', alert: 'choose-model' }
  }
  if (isLeaving && from === 'engine' && hasModel) {
    if (!hasEngine) return { kind: 'stay', alert: 'choose-engine' }
    // Even with a version chosen: spec §4 requires the Version screen first.
    if (to === 'summary') return { kind: 'redirect', to: 'version', alert: 'choose-version' }
  }
  // Without an engine, Version cannot stay open either: `decideEntry` redirects to the engine.
  if (isLeaving && from === 'version' && to !== 'engine' && hasModel && hasEngine && !hasVersion) {
    return { kind: 'stay', alert: 'choose-version' }
  }
  return decideEntry(to, progress)
}
