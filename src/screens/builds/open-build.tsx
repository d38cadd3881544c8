import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../browser/overlay-entries.ts'
import type { OpenedBuild } from '../../domain/builds/build.ts'
import { openBuild, openLink } from '../../store/builds/build-code.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { buildPath } from '../routing/build-path.ts'
import { useEffect } from 'react'

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

/** Shows nothing, and opens the configuration of a share link. It navigates for code that is outside the router. */
export function OpenedLink({ query }: { readonly query: string }) {
  const [, navigate] = useLocation()
  const store = useConfiguratorStore()
  useEffect(() => {
    // Once this dialog has its history entry, which is replaced as by useOpenBuild.
    navigate(buildPath('home', null), { replace: isOverlayEntry() })
    openLink(store, query)
  }, [navigate, query, store])
  return null
}
