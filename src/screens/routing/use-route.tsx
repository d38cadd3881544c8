import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { Address } from '../../browser/address.ts'
import { CHOICE_KINDS, CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import type { Id } from '../../domain/units.ts'
import { useSelect } from '../../store/context.tsx'
import { selectEntryStatus } from '../../store/flow/entry-lists.ts'
import { useFlow } from '../../store/flow/use-flow.tsx'
import type { RouteTarget, State } from '../../store/state.ts'
import { buildPath, isSameRoute, pathOf } from './paths.ts'

/** What to show for a URL: its screen, a loading view, or the error state of a list that it needs. */
export type Shown =
  | { readonly kind: 'screen'; readonly route: RouteTarget }
  | { readonly kind: 'wait' | 'failed' }

/** A key that changes whenever data arrives that a routing decision may depend on. */
function selectReadiness({ site, byModel, configuration, pending }: State): string {
  const lists = configuration.modelId === null ? undefined : byModel[configuration.modelId]
  const statuses = CHOICE_KINDS.map((kind) => lists?.[CHOICE_STEPS[kind].list]?.status)
  return [
    site.models?.status,
    site.config?.status,
    configuration.modelId,
    pending?.source,
    ...statuses,
  ].join()
}

/** Asks the store whether the current URL may be shown, and follows its redirects. */
export function useRoute(address: Address, target: RouteTarget): Shown {
  const [, navigate] = useLocation()
  const flow = useFlow()
  const route = useSelect((state) => state.route)
  const readiness = useSelect(selectReadiness)
  const hasFailed = useSelect(
    (state) =>
      state.site.models?.status === 'failed' ||
      selectEntryStatus(state, target.screen) === 'failed',
  )

  useLayoutEffect(() => {
    if (isSameRoute(route, target)) {
      flow.settle()
      return
    }
    const arrival = flow.arrive(target)
    if (arrival.kind === 'redirect')
      navigate(buildPath(arrival.to, arrival.modelName), { replace: true })
    if (arrival.kind === 'back') navigate(route ? pathOf(route) : '/', { replace: true })
    if (arrival.kind === 'show') {
      const { id, isNew } = comparedItem(address.state())
      flow.enter(target, id, isNew)
    }
  }, [flow, address, navigate, readiness, route, target])

  if (hasFailed) return { kind: 'failed' }
  if (route && target.screen !== 'home' && isSameRoute(route, target))
    return { kind: 'screen', route }
  return { kind: 'wait' }
}

/** History state set by the comparison (spec §2, modelCompared, versionCompared and newCfg). */
function comparedItem(state: unknown): { readonly id: Id | null; readonly isNew: boolean } {
  const sent = typeof state === 'object' && state !== null ? state : {}
  const { modelCompared, versionCompared, newCfg } = sent as Readonly<Record<string, unknown>>
  const id = versionCompared ?? modelCompared
  return { id: typeof id === 'string' ? id : null, isNew: newCfg === true }
}
