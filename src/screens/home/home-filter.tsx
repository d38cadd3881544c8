import { Suspense, useDeferredValue, useLayoutEffect } from 'react'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { useSelect } from '../../store/context.tsx'
import { lazyPart, Nothing } from '../../ui/base/lazy-part.tsx'
import { FilterPanel } from '../../ui/filter/filter-panel.tsx'
import { NoResults } from '../shared/no-results.tsx'
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
  const isReady = useSelect((state) => state.site.models?.status === 'ready')
  const { models, selection, found, shown } = useListedModels()
  const recommended = useSelect((state) => state.recommended)
  // As late as the cards, which are rendered after the panel.
  const isEmpty = useDeferredValue(isReady && shown.length === 0)
  useLayoutEffect(() => onFilter(isReady ? shown : null), [onFilter, isReady, shown])
  const panel = useFilterPanel('home', models, selection, shown.length)
  return (
    <>
      <FilterPanel id={panelId} isOpen={isOpen} {...panel} />
      {recommended && !isEmpty && (
        <Suspense>
          <GuideOrder models={found} recommended={recommended} />
        </Suspense>
      )}
      {isEmpty && models.length === 0 && <NoResults />}
      {isEmpty && models.length > 0 && (
        <NoResults
          text={t('noResultsModel')}
          button={{ label: t('clearFilter'), onClick: panel.onClear }}
        />
      )}
    </>
  )
}
