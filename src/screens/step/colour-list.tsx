import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { ColourSkeleton } from '../../ui/cards/colour-group.tsx'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useText } from '../shared/use-text.tsx'
import { ListState, type FailedLabel } from '../shared/list-state.tsx'

interface ColourListProps {
  readonly status: Load<unknown>['status']
  readonly failedLabel: FailedLabel
  readonly isEmpty: boolean
  /** The apologetic message of spec §2. */
  readonly emptyTitle: string
  /** Whether each group of colours shows its name. */
  readonly isGrouped?: boolean
  readonly children: ReactNode
}

/** The colours of a version, or the apology if it has none; the buyer can continue without (spec §2). */
export function ColourList({
  status,
  failedLabel,
  isEmpty,
  emptyTitle,
  isGrouped = false,
  children,
}: ColourListProps) {
  const t = useText()
  return (
    <ListState
      status={status}
      failedLabel={failedLabel}
      skeleton={<ColourSkeleton isLegendShown={isGrouped} />}
    >
      {isEmpty ? <EmptyState kind="empty" title={emptyTitle} text={t('tryLater')} /> : children}
    </ListState>
  )
}
