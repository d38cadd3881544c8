import { useJourney } from '../../store/journey/use-journey.tsx'
import type { ReactNode } from 'react'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import type { Load } from '../../store/state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
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
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  if (status === 'ready') return children
  if (status === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={noResults ?? t('noResults')}
        text={t('tryLater')}
        button={{ label: t('retry'), onClick: journey.retryFailed }}
      />
    )
  return (
    <div className="list" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {skeleton}
    </div>
  )
}
