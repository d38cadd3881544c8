import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Screen } from '../domain/guards.ts'
import { useSelect } from '../store/context.tsx'
import { selectModel } from '../store/journey/selectors.ts'
import type { RouteTarget } from '../store/state.ts'
import { buildPath } from './paths.ts'

/** Goes to a screen of the chosen model; the guards have their say on arrival. */
export function useGo(): (screen: Screen, comparison?: RouteTarget['comparison']) => void {
  const [, navigate] = useLocation()
  const name = useSelect((state) => selectModel(state)?.name ?? null)
  return useCallback(
    (screen, comparison = null) => {
      navigate(buildPath(screen, name, comparison))
    },
    [navigate, name],
  )
}
