import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../browser/overlay-entries.ts'
import type { OpenedBuild } from '../../domain/builds/build.ts'
import { openBuild } from '../../store/builds/build-code.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { buildPath } from '../routing/build-path.ts'

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
