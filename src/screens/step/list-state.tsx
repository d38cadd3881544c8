import { useJourney } from '../../store/journey/use-journey.tsx'
import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { FailedState } from '../failed-state.tsx'
import { useText } from '../use-text.tsx'

interface ListStateProps {
  readonly status: Load<unknown>['status']
  /** Same height as what comes. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A list that is on its way, has failed with a way to ask again, or is there (spec §8). */
export function ListState({ status, skeleton, children }: ListStateProps) {
  const t = useText()
  const journey = useJourney()
  if (status === 'ready') return children
  if (status === 'failed') return <FailedState onRetry={journey.retryFailed} />
  return (
    <div className="list" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {skeleton}
    </div>
  )
}
