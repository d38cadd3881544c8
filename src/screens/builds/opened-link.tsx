import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../browser/overlay-entries.ts'
import { openLink } from '../../store/builds/build-code.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { buildPath } from '../routing/build-path.ts'

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
