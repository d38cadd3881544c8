import { changesOf, type OpenedBuild } from '../../domain/builds/build.ts'
import { OPTION_KINDS } from '../../domain/steps/choice-steps.ts'
import { choose } from '../../domain/steps/choices.ts'
import type { Configuration } from '../../domain/steps/configuration.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import { selectItem, selectOffered } from '../configuration/chosen-items.ts'
import { selectPricing } from '../offer/pricing.ts'
import type { ConfiguratorStore } from '../create-store.ts'

/**
 * Completes a build that was opened by its code: the first colour of the version replaces one that is no longer
 * offered, so that the summary can be shown. Shows a notice with what has changed since.
 * @param dropped The choices that are no longer offered.
 * @returns The configuration on screen.
 */
export function showBuild(
  { get, set }: ConfiguratorStore,
  build: OpenedBuild,
  dropped: readonly ChoiceKind[],
): Configuration {
  const replacements: string[] = []
  const isComplete = get().configuration.versionId !== null
  if (isComplete)
    for (const kind of OPTION_KINDS) {
      const [first] = selectOffered(get(), kind)
      if (!first || selectItem(get(), kind)) continue
      set({ configuration: choose(get().configuration, kind, first.id) })
      replacements.push(first.name)
    }
  const total = isComplete ? selectPricing(get()).total : null
  const changes = changesOf(build.items, dropped, total)
  set({ notice: { kind: 'build', build, changes, replacements } })
  return get().configuration
}
