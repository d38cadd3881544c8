import { changesOf, type OpenedBuild } from '../../domain/builds/build.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import { selectPricing } from '../offer/pricing.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { completeChoices } from './choose-item.ts'

/**
 * Completes a build that was opened by its code: the first colour of the version replaces one that is no longer
 * offered, so that the summary can be shown. Shows a notice with what has changed since.
 * @param dropped The choices that are no longer offered.
 * @returns The configuration on screen.
 */
export function showBuild(
  store: ConfiguratorStore,
  build: OpenedBuild,
  dropped: readonly ChoiceKind[],
): Configuration {
  const { get, set } = store
  const isComplete = get().configuration.versionId !== null
  const replacements = isComplete ? completeChoices(store) : []
  const total = isComplete ? selectPricing(get()).total : null
  const changes = changesOf(build.items, dropped, total)
  set({ notice: { kind: 'build', build, changes, replacements } })
  return get().configuration
}
