import { useDeferredValue, useMemo } from 'react'
import { EMPTY_FILTER, filterItems, toggleFilter } from '../../domain/filtering/filtering.ts'
import { plural } from '../../labels/plural.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectBackOffice, selectModels } from '../../store/line-up.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { FilterPanel } from '../../ui/filter/filter-panel.tsx'
import { filterGroups } from '../shared/filter-groups.ts'
import { useText } from '../shared/use-text.tsx'
import { ModelCards } from './model-cards.tsx'

interface FilteredLineUpProps {
  readonly panelId: string
  readonly isOpen: boolean
}

/** The filter panel and the matching models (spec §2, filter panel). Loaded when the filter is first opened. */
export function FilteredLineUp({ panelId, isOpen }: FilteredLineUpProps) {
  const t = useText()
  const actions = useActions()
  const isReady = useSelect((state) => state.site.models?.status === 'ready')
  const models = useSelect(selectModels)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  // The cards follow once the option has changed.
  const applied = useDeferredValue(selection)
  const shown = useMemo(() => filterItems(models, applied), [models, applied])
  const clear = (): void => actions.setFilter('home', EMPTY_FILTER)
  return (
    <>
      <FilterPanel
        id={panelId}
        isOpen={isOpen}
        groups={filterGroups(t, models, selection)}
        onChange={(group, id) =>
          actions.setFilter(
            'home',
            toggleFilter(models, selection, group as keyof typeof selection, id),
          )
        }
        countText={t(plural(shown.length, 'modelsCount'), {
          n: shown.length,
          total: models.length,
        })}
        clearLabel={t('clearFilter')}
        onClear={clear}
      />
      {isReady && shown.length === 0 ? (
        <EmptyState
          kind="empty"
          title={noResults ?? t('noResults')}
          text={t('noResultsModel')}
          button={models.length > 0 ? { label: t('clearFilter'), onClick: clear } : null}
        />
      ) : (
        <ModelCards models={isReady ? shown : null} />
      )}
    </>
  )
}
