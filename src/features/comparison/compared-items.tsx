import { useState, type ReactNode } from 'react'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import type { Load } from '../../core/store/state.ts'
import type { Id } from '../../core/values/units.ts'
import { NoResults } from '../../ui/filter/no-results.tsx'
import { ListState, type FailedLabel } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { ComparisonCards, type Comparable } from './comparison-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { Origin } from './comparison-words.ts'
import { differences, markDifferences } from './comparison.ts'
import { useCompared } from './use-compared.tsx'
import type { DetailedGroup } from './with-details.tsx'

/** How far a list has been loaded, and what is said if it failed. */
interface ListProgress {
  readonly status: Load<unknown>['status']
  readonly failedLabel: FailedLabel
}

interface ComparedItemsProps<Item extends Comparable> {
  readonly origin: Origin
  readonly list: ListProgress
  readonly offered: readonly Item[]
  readonly currentId: Id | null
  readonly wltpOf: (item: Item) => Wltp
  /** The list that the rows below the figures are made of. */
  readonly details: ListProgress
  readonly groupsOf: (items: readonly Item[]) => readonly DetailedGroup[]
  /** After a new selection. */
  readonly onChange?: () => void
}

/** Engines or versions that can be selected, and the selected ones side by side (spec §2, comparator). */
export function ComparedItems<Item extends Comparable>(props: ComparedItemsProps<Item>) {
  const { origin, offered, currentId, wltpOf, groupsOf, onChange } = props
  const t = useText()
  const [isDiffering, setIsDiffering] = useState(false)
  // A new selection shows all rows again (spec §4, comparator).
  const compared = useCompared(offered, currentId, () => {
    setIsDiffering(false)
    onChange?.()
  })
  const all = groupsOf(compared.items)
  const groups = (isDiffering ? differences : markDifferences)(all)
  return (
    <ComparisonList {...props.list} isEmpty={offered.length === 0}>
      <ComparisonCards
        origin={origin}
        offered={offered}
        compared={compared}
        differing={isDiffering ? groups : null}
        onDiffering={setIsDiffering}
      />
      <ComparisonTable
        origin={origin}
        compared={compared}
        currentId={currentId}
        wltps={compared.items.map(wltpOf)}
        groups={groups}
      />
      {compared.items.length > 0 && (
        <ComparisonList {...props.details} isEmpty={all.length === 0}>
          {groups.length === 0 && <p>{t('comparisonSame')}</p>}
        </ComparisonList>
      )}
    </ComparisonList>
  )
}

interface ComparisonListProps extends ListProgress {
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** What is made of a list, or its loading, error or empty state. */
function ComparisonList({ status, failedLabel, isEmpty, children }: ComparisonListProps) {
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
