import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { ListState, type FailedLabel } from '../shared/list-state.tsx'
import { NoResults } from '../shared/no-results.tsx'

interface ComparisonListProps {
  readonly status: Load<unknown>['status']
  readonly failedLabel: FailedLabel
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** The cards of the comparison, or their loading, error or empty state. */
export function ComparisonList({ status, failedLabel, isEmpty, children }: ComparisonListProps) {
  return (
    <ListState
      status={status}
      failedLabel={failedLabel}
      skeleton={<i className="sk" style={{ height: 80 }} />}
    >
      {isEmpty ? <NoResults /> : children}
    </ListState>
  )
}
