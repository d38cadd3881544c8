import { Suspense, useDeferredValue, useLayoutEffect } from 'react'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { EMPTY_FILTER } from '../../domain/filtering/filtering.ts'
import { plural } from '../../labels/plural.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { lazyPart, Nothing } from '../../ui/base/lazy-part.tsx'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { FilterPanel } from '../../ui/filter/filter-panel.tsx'
import { useFilterPanel } from '../shared/use-filter-panel.tsx'
import { useText } from '../shared/use-text.tsx'
import { useListedModels } from './use-listed-models.tsx'

const GuideOrder = lazyPart(
  async () => (await import('../guided-start/guide-order.tsx')).GuideOrder,
  Nothing,
)

interface HomeFilterProps {
  readonly panelId: string
  readonly isOpen: boolean
  /** Receives the matching models in their order before the browser paints; null while they load. */
  readonly onFilter: (models: readonly Model[] | null) => void
}

/**
 * The filter panel of the line-up (spec §2, filter panel) and the order of its cards. Loaded when the filter is first
 * opened, or the guided start recommends models.
 */
export function HomeFilter({ panelId, isOpen, onFilter }: HomeFilterProps) {
  const t = useText()
  const actions = useActions()
  const isReady = useSelect((state) => state.site.models?.status === 'ready')
  const { models, selection, found, shown } = useListedModels()
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  const recommended = useSelect((state) => state.recommended)
  // As late as the cards, which are rendered after the panel.
  const isEmpty = useDeferredValue(isReady && shown.length === 0)
  useLayoutEffect(() => onFilter(isReady ? shown : null), [onFilter, isReady, shown])
  const clear = (): void => actions.setFilter('home', EMPTY_FILTER)
  return (
    <>
      <FilterPanel
        id={panelId}
        isOpen={isOpen}
        {...useFilterPanel('home', models, selection)}
        countText={t(plural(shown.length, 'modelsCount'), {
          n: shown.length,
          total: models.length,
        })}
        showLabel={
          shown.length > 0 ? t(plural(shown.length, 'showModels'), { n: shown.length }) : null
        }
        clearLabel={t('clearFilter')}
        onClear={clear}
      />
      {recommended && !isEmpty && (
        <Suspense>
          <GuideOrder models={found} recommended={recommended} />
        </Suspense>
      )}
      {isEmpty && (
        <EmptyState
          kind="empty"
          title={noResults ?? t('noResults')}
          text={t(models.length > 0 ? 'noResultsModel' : 'tryLater')}
          button={models.length > 0 ? { label: t('clearFilter'), onClick: clear } : null}
        />
      )}
    </>
  )
}
