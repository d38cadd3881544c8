import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../platform/overlay-entries.ts'
import { type OpenedBuild, openBuild } from '../../core/configuration/build.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { buildPath } from '../../core/routing/route-path.ts'
import { addTexts } from '../../labels/texts.ts'
import { buildLabels } from './labels.pt-PT.ts'

addTexts(buildLabels)

/** Returns a function that opens the summary of a build. */
export function useOpenBuild(): (build: OpenedBuild) => void {
  const [, navigate] = useLocation()
  const store = useConfiguratorStore()
  return (build) => {
    // A restore starts from home. Its entry replaces that of the open dialog, so that Back leads to where it was opened.
    navigate(buildPath('home', null), { replace: isOverlayEntry() })
    openBuild(store, build)
  }
}
