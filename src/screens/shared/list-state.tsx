import { useFlowActions } from '../../store/flow/use-flow-actions.tsx'
import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { FailedRequest } from './failed-request.tsx'
import { useText } from './use-text.tsx'

interface ListStateProps {
  readonly status: Load<unknown>['status']
  /** Has the same height as the list. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A list, or its loading state, or its error state with a retry button (spec §8). */
export function ListState({ status, skeleton, children }: ListStateProps) {
  const t = useText()
  const actions = useFlowActions()
  if (status === 'ready') return children
  if (status === 'failed') return <FailedRequest onRetry={actions.retryFailed} />
  return (
    <div className="list" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {skeleton}
    </div>
  )
}
