import { useState, type ReactNode } from 'react'
import { selectContentConfig } from '../../core/catalogue/lists.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/plural.ts'
import { useSelect } from '../../core/store/context.tsx'
import type { Load } from '../../core/store/state.ts'
import { capitalized } from '../../core/values/capitalized.ts'
import type { Id } from '../../core/values/units.ts'
import { NoResults } from '../../ui/filter/no-results.tsx'
import { ListState, type FailedLabel } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CompareCard, CompareCards, CompareSwitch } from './compare-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { Origin } from './comparison-words.ts'
import {
  COMPARE_MINIMUM,
  differences,
  initiallyCompared,
  keepCompared,
  markDifferences,
  toggleCompared,
  type Comparable,
} from './comparison.ts'
import type { DetailedGroup } from './with-details.tsx'

/** How far a list has been loaded, and what is said if it failed. */
interface ListProgress {
  readonly status: Load<unknown>['status']
  readonly failedLabel: FailedLabel
}

interface ComparedItemsProps<Item extends Comparable> {
  readonly origin: Origin
  readonly status: ListProgress['status']
  readonly offered: readonly Item[]
  readonly currentId: Id | null
  readonly wltpOf: (item: Item) => Wltp
  /** The list that the rows below the figures are made of, if it is another one. */
  readonly details?: ListProgress
  readonly groupsOf: (items: readonly Item[]) => readonly DetailedGroup[]
  /** After a new selection. */
  readonly onChange?: () => void
}

/**
 * All engines or versions that can be compared, and the selected ones side by side: at first the current one and its
 * neighbour. At the maximum the others are disabled with a reason (spec §2 and §4, comparator). A live region announces
 * what the table shows.
 */
export function ComparedItems<Item extends Comparable>(props: ComparedItemsProps<Item>) {
  const { origin, offered, currentId, onChange } = props
  const t = useText()
  const maximum = useSelect((state) => selectContentConfig(state).compareMaximum)
  const [chosen, setChosen] = useState<readonly Id[] | null>(null)
  const [isDiffering, setIsDiffering] = useState(false)
  const side = `${capitalized(origin)}s` as const
  const all = offered.map(({ id }) => id)
  const ids = keepCompared(chosen ?? initiallyCompared(currentId, all), all, maximum)
  const isFull = ids.length >= maximum
  const items = offered.filter(({ id }) => ids.includes(id))
  const allGroups = props.groupsOf(items)
  const groups = (isDiffering ? differences : markDifferences)(allGroups)
  const n = groups.flatMap(({ rows }) => rows).length
  const names = items.map(({ name }) => name).join(', ') || '—'
  const toggle = (id: Id): void => {
    setChosen(toggleCompared(ids, id, maximum))
    // A new selection shows all rows again (spec §4, comparator).
    setIsDiffering(false)
    onChange?.()
  }
  return (
    <ComparisonList
      status={props.status}
      failedLabel={`failed${side}`}
      isEmpty={offered.length === 0}
    >
      <CompareCards
        label={t(`comparisonList${side}`)}
        previousLabel={t('comparisonPrevious')}
        nextLabel={t('comparisonNext')}
        items={offered.map(({ id, name, price }) => ({
          key: id,
          label: name,
          content: (
            <CompareCard
              name={name}
              fact={price ? `${t('from')} ${formatPrice(price)}` : ''}
              isChecked={ids.includes(id)}
              disabledReason={isFull && !ids.includes(id) ? t(`comparisonFull${side}`) : null}
              onToggle={() => toggle(id)}
            />
          ),
        }))}
      />
      <div className="between quiet compare-tools">
        <p>
          {isFull
            ? t(`comparisonMaximum${side}`, { n: maximum })
            : t(`comparisonMinimum${side}`, { n: COMPARE_MINIMUM })}
        </p>
        <CompareSwitch
          label={t('comparisonDifferences')}
          isOn={isDiffering}
          onToggle={setIsDiffering}
        />
        <p className="vh" role="status">
          {t('comparisonShown', { names })}
          {isDiffering && ` ${t(plural(n, 'comparisonRows'), { n })}`}
        </p>
      </div>
      {items.length > 0 && (
        <>
          <ComparisonTable
            origin={origin}
            items={items}
            currentId={currentId}
            wltps={items.map(props.wltpOf)}
            groups={groups}
          />
          <ComparisonList
            {...(props.details ?? { status: 'ready', failedLabel: `failed${side}` })}
            isEmpty={allGroups.length === 0}
          >
            {groups.length === 0 && <p>{t('comparisonSame')}</p>}
          </ComparisonList>
        </>
      )}
    </ComparisonList>
  )
}

interface ComparisonListProps extends ListProgress {
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** What is made of a list, or its loading, error or empty state. */
function ComparisonList({ isEmpty, children, ...progress }: ComparisonListProps) {
  return (
    <ListState {...progress} skeleton={<i className="sk" style={{ height: 80 }} />}>
      {isEmpty ? <NoResults /> : children}
    </ListState>
  )
}
