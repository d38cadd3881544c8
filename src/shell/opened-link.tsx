import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isOverlayEntry } from '../platform/overlay-entries.ts'
import { openLink } from '../core/configuration/current-build.ts'
import { buildPath } from '../core/routing/build-path.ts'
import { useConfiguratorStore } from '../core/store/context.tsx'

/** Shows nothing, and opens the configuration of a share link. It navigates for code that is outside the router. */
export function OpenedLink({ query }: { readonly query: string }) {
  const [, navigate] = useLocation()
  const store = useConfiguratorStore()
  useEffect(() => {
    // Once this dialog has its history entry, which is replaced: Back leads to where it was opened.
    navigate(buildPath('home', null), { replace: isOverlayEntry() })
    openLink(store, query)
  }, [navigate, query, store])
  return null
}
