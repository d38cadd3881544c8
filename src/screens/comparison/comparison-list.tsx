import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { ListState, type FailedLabel } from '../shared/list-state.tsx'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useText } from '../shared/use-text.tsx'

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
      {isEmpty ? <EmptyComparison /> : children}
    </ListState>
  )
}

/** Shown when the content site has nothing to compare (spec §8, empty list). */
export function EmptyComparison() {
  const t = useText()
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  return <EmptyState kind="empty" title={noResults ?? t('noResults')} text={t('tryLater')} />
}
