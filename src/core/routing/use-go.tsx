import { useCallback, useRef } from 'react'
import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../platform/overlay-entries.ts'
import { afterPaint } from '../../platform/page.ts'
import type { Screen } from '../configuration/guards.ts'
import { useConfiguratorStore, useSelect } from '../store/context.tsx'
import { leave } from './follow-route.ts'
import { selectModelAddress } from '../configuration/chosen-items.ts'
import type { RouteTarget } from '../store/state.ts'
import { buildPath, pathOf } from './build-path.ts'
import { parsePath } from './parse-path.ts'

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
