import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react'
import type { Filterable } from '../../domain/filtering/filter-registry.ts'
import { countFilter, EMPTY_FILTER, filterItems } from '../../domain/filtering/filtering.ts'
import { plural, type PluralKey } from '../../labels/plural.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import type { Load } from '../../store/state.ts'
import { ChoiceCardSkeleton } from '../../ui/cards/choice-card.tsx'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { FilterPanel } from '../../ui/filter/filter-panel.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { isShortList } from './short-choices.tsx'
import { useFilterPanel } from '../shared/use-filter-panel.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useText } from '../shared/use-text.tsx'
import { ListState, type FailedLabel } from '../shared/list-state.tsx'

const SKELETONS = ['1', '2', '3'].map((key) => <ChoiceCardSkeleton key={key} />)

/** How many cards of a long list are rendered at once. */
const STEP = 40

type CountKey = Extract<PluralKey, 'enginesCount' | 'versionsCount'>
type ShowKey = Extract<PluralKey, 'showEngines' | 'showVersions'>

interface ChoiceListProps<Item extends Filterable> {
  readonly name: 'engine' | 'version'
  readonly status: Load<unknown>['status']
  readonly items: readonly Item[]
  readonly countLabel: CountKey
  readonly showLabel: ShowKey
  readonly compareLabel: Extract<LabelKey, `compare${string}s`>
  readonly failedLabel: FailedLabel
  readonly noMatchLabel: Extract<LabelKey, `noResults${string}`>
  readonly renderItem: (item: Item) => ReactNode
}

/** The engine or version cards, or their loading, error or empty state. */
export function ChoiceList<Item extends Filterable>(props: ChoiceListProps<Item>) {
  const t = useText()
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  return (
    <ListState status={props.status} failedLabel={props.failedLabel} skeleton={SKELETONS}>
      {props.items.length > 0 ? (
        <FilteredChoices {...props} />
      ) : (
        <EmptyState kind="empty" title={noResults ?? t('noResults')} text={t('tryLater')} />
      )}
    </ListState>
  )
}

/** Cards, filter and compare link (spec §2, motors and version). */
function FilteredChoices<Item extends Filterable>(props: ChoiceListProps<Item>) {
  const { name, items, countLabel, renderItem } = props
  const t = useText()
  const go = useGo()
  const actions = useActions()
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const selection = useSelect((state) => state.filters[name] ?? EMPTY_FILTER)
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  // The cards follow once the option has changed.
  const applied = useDeferredValue(selection)
  const cards = useMemo(
    () => filterItems(items, applied).map(renderItem),
    [items, applied, renderItem],
  )
  const shown = cards.slice(0, useGrowingCount(cards.length, STEP))
  const count = countFilter(selection)
  const clear = (): void => actions.setFilter(name, EMPTY_FILTER)
  const tools = (
    <>
      <div className="between">
        <FilterToggle
          label={t('filter')}
          count={count}
          countName={t(plural(count, 'filterCount'), { n: count })}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          panelId={panelId}
        />
        <TextButton onClick={() => go('comparison', name)}>{t(props.compareLabel)}</TextButton>
      </div>
      <FilterPanel
        id={panelId}
        isOpen={useDeferredValue(isOpen)}
        {...useFilterPanel(name, items, selection)}
        countText={t(plural(cards.length, countLabel), { n: cards.length, total: items.length })}
        showLabel={
          cards.length > 0 ? t(plural(cards.length, props.showLabel), { n: cards.length }) : null
        }
        clearLabel={t('clearFilter')}
        onClear={clear}
      />
    </>
  )
  const areFew = isShortList(items)
  return (
    <>
      {!areFew && tools}
      {cards.length > 0 ? (
        <Stack data-few={areFew || undefined}>{shown}</Stack>
      ) : (
        <EmptyState
          kind="empty"
          title={noResults ?? t('noResults')}
          text={t(props.noMatchLabel)}
          button={{ label: t('clearFilter'), onClick: clear }}
        />
      )}
      {areFew && tools}
    </>
  )
}
