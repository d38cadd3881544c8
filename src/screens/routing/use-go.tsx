import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../browser/overlay-entries.ts'
import type { Screen } from '../../domain/steps/guards.ts'
import { useSelect } from '../../store/context.tsx'
import { useFlowActions } from '../../store/flow/use-flow-actions.tsx'
import { selectModel } from '../../store/flow/selectors.ts'
import type { RouteTarget } from '../../store/state.ts'
import { buildPath, parsePath } from './paths.ts'

/** Returns a function that navigates to a screen of the chosen model, if the current screen may be left for it. */
export function useGo(): (screen: Screen, comparison?: RouteTarget['comparison']) => void {
  const [path, navigate] = useLocation()
  const actions = useFlowActions()
  const name = useSelect((state) => selectModel(state)?.name ?? null)
  return useCallback(
    (screen, comparison = null) => {
      if (!actions.leave(screen, parsePath(path))) return
      navigate(buildPath(screen, name, comparison), { replace: isOverlayEntry() })
    },
    [actions, navigate, name, path],
  )
}
