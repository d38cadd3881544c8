import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { ListState } from '../shared/list-state.tsx'
import { EmptyComparison } from './empty-comparison.tsx'

interface ComparisonListProps {
  readonly status: Load<unknown>['status']
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** The cards of the comparison, or their loading, error or empty state. */
export function ComparisonList({ status, isEmpty, children }: ComparisonListProps) {
  return (
    <ListState status={status} skeleton={<i className="sk" style={{ height: 80 }} />}>
      {isEmpty ? <EmptyComparison /> : children}
    </ListState>
  )
}
