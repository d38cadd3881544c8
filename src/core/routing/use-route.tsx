import { useLayoutEffect, useCallback, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Address } from '../../platform/address.ts'
import { isOverlayEntry } from '../../platform/overlay-entries.ts'
import { useConfiguratorStore, useSelect } from '../store/context.tsx'
import { followRoute, selectReadiness, type ComparedItem, leave } from './follow-route.ts'
import { selectShown } from '../configuration/screen-lists.ts'
import type { RouteTarget } from '../store/state.ts'
import { pathOf, parsePath, buildPath } from './route-path.ts'
import type { Screen } from '../configuration/guards.ts'
import { afterPaint } from '../../platform/page.ts'
import { selectModelAddress } from '../configuration/chosen-items.ts'

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

/**
 * Returns a function that navigates to a screen of the chosen model, if the current screen may be left for it. The
 * browser paints its response to the tap first; of two taps before that, the second counts.
 */
export function useGo(): (screen: Screen, comparison?: RouteTarget['comparison']) => void {
  const [path, navigate] = useLocation()
  const store = useConfiguratorStore()
  const address = useSelect(selectModelAddress)
  const cancel = useRef<() => void>(undefined)
  return useCallback(
    (screen, comparison = null) => {
      const to = buildPath(screen, address, comparison)
      cancel.current?.()
      cancel.current = afterPaint(() => {
        const at = parsePath(path)
        // After the first of two taps, the next screen is on its way while the old one can still be tapped.
        if (to !== pathOf(at) && leave(store, screen, at))
          navigate(to, { replace: isOverlayEntry() })
      })
    },
    [store, navigate, address, path],
  )
}
