import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { Address } from '../../platform/address.ts'
import { isOverlayEntry } from '../../platform/overlay-entries.ts'
import { useConfiguratorStore, useSelect } from '../store/context.tsx'
import { followRoute, selectReadiness, type ComparedItem } from './follow-route.ts'
import { selectShown } from '../configuration/screen-lists.ts'
import type { RouteTarget } from '../store/state.ts'
import { pathOf } from './build-path.ts'
import { parsePath } from './parse-path.ts'
import type { Screen } from '../configuration/guards.ts'

/** The screen of the current address. */
export function useScreen(): Screen {
  const [path] = useLocation()
  return parsePath(path).screen
}

/** Runs the navigation loop for the current URL. Returns what to show for it. */
export function useRoute(address: Address, target: RouteTarget): ReturnType<typeof selectShown> {
  const [, navigate] = useLocation()
  const store = useConfiguratorStore()
  const entered = useSelect((state) => state.entered)
  const pending = useSelect((state) => state.pending)
  const readiness = useSelect(selectReadiness)
  useLayoutEffect(() => {
    followRoute(store, target, {
      replace: (to) => navigate(pathOf(to), { replace: true }),
      push: (to) => navigate(pathOf(to), { replace: isOverlayEntry() }),
      consumeCompared() {
        const item = comparedItem(address.state())
        // Without this, Back to this entry, or in memory any later screen, would preselect the item again.
        if (item.id !== null) navigate(pathOf(target), { replace: true, state: null })
        return item
      },
    })
  }, [address, entered, navigate, pending, readiness, store, target])
  return useSelect((state) => selectShown(state, target))
}

/** History state set by the comparison and the guided start (spec §2, modelCompared, versionCompared and newCfg). */
function comparedItem(state: unknown): ComparedItem {
  const sent = typeof state === 'object' && state !== null ? state : {}
  const { modelCompared, versionCompared, newCfg } = sent as Readonly<Record<string, unknown>>
  const id = versionCompared ?? modelCompared
  return { id: typeof id === 'string' ? id : null, isChosen: newCfg === true }
}
