export type Screen =
  | 'home'
  | 'engine'
  | 'version'
  | 'exterior'
  | 'interior'
  | 'summary'
  | 'comparison'

/** Which choices are in place; a colour also counts when the version has none to choose. */
export interface Progress {
  readonly hasModel: boolean
  readonly hasEngine: boolean
  readonly hasVersion: boolean
  readonly hasExterior: boolean
  readonly hasInterior: boolean
}

/** The alerts of spec §8; labels put them into words. */
export type AlertCode = 'choose-model' | 'choose-engine' | 'choose-version'

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: Screen; readonly alert: AlertCode | null }
  | { readonly kind: 'stay'; readonly alert: AlertCode }

const ORDER: readonly Screen[] = ['home', 'engine', 'version', 'exterior', 'interior', 'summary']

/** The first screen whose choice is lacking: home without a model, the summary when nothing lacks. */
export function firstOpenScreen(progress: Progress): Screen {
  if (!progress.hasModel) return 'home'
  if (!progress.hasEngine) return 'engine'
  if (!progress.hasVersion) return 'version'
  if (!progress.hasExterior) return 'exterior'
  return progress.hasInterior ? 'summary' : 'interior'
}

/**
 * A screen may be entered up to the first one whose choice is lacking, and that one can always be entered:
 * a redirect never leads to another. The comparison needs a model only.
 */
function decideEntry(to: Screen, progress: Progress): GuardDecision {
  const open = firstOpenScreen(progress)
  const needed = to === 'comparison' ? 'engine' : to
  if (ORDER.indexOf(needed) <= ORDER.indexOf(open)) return { kind: 'allow' }
  const alert = open === 'engine' || open === 'version' ? (`choose-${open}` as const) : null
  return { kind: 'redirect', to: open, alert }
}

/**
 * Decides a navigation (spec §2, guards; spec §4, home, motors and version); `from` is `null` on the first load.
 * Home can always be reached, from Version without a version too: it clears everything and is the way out.
 */
export function decideNavigation(
  from: Screen | null,
  to: Screen,
  progress: Progress,
): GuardDecision {
  const { hasModel, hasEngine, hasVersion } = progress
  const isLeaving = to !== 'home' && to !== from

  if (isLeaving && from === 'home') {
    // A restored configuration is whole, and so may go straight to the summary.
    const isShortcut = to === 'summary' && firstOpenScreen(progress) !== 'summary'
    if (!hasModel || isShortcut) return { kind: 'stay', alert: 'choose-model' }
  }
  if (isLeaving && from === 'engine' && hasModel) {
    if (!hasEngine) return { kind: 'stay', alert: 'choose-engine' }
    // Always, even with a version: spec §4 sends the buyer through Version.
    if (to === 'summary') return { kind: 'redirect', to: 'version', alert: 'choose-version' }
  }
  // Without an engine, Version itself could not stay open: entry then sends to the engine.
  if (isLeaving && from === 'version' && to !== 'engine' && hasModel && hasEngine && !hasVersion) {
    return { kind: 'stay', alert: 'choose-version' }
  }
  return decideEntry(to, progress)
}
