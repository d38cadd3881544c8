import { Suspense, useDeferredValue, useLayoutEffect } from 'react'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { useSelect } from '../../core/store/context.tsx'
import { Slot } from '../../ui/base/slots.tsx'
import { ListFilter } from '../../ui/filter/list-filter.tsx'
import { NoResults } from '../../ui/states/list-state.tsx'
import { useFilterPanel } from '../../ui/filter/use-filter-panel.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useListedModels } from './use-listed-models.tsx'

export interface HomeFilterProps {
  readonly panelId: string
  readonly isOpen: boolean
  /** Receives the matching models in their order before the browser paints; null while they load. */
  readonly onFilter: (models: readonly Model[] | null) => void
}

/**
 * The filter panel of the line-up (spec §2, filter panel) and the order of its cards. Loaded when the filter is first
 * opened, or models come first.
 */
export function HomeFilter({ panelId, isOpen, onFilter }: HomeFilterProps) {
  const t = useText()
  const isReady = useSelect((state) => state.site.models?.status === 'ready')
  const { models, selection, found, shown } = useListedModels()
  const recommended = useSelect((state) => state.recommended)
  // As late as the cards, which are rendered after the panel.
  const isEmpty = useDeferredValue(isReady && shown.length === 0)
  useLayoutEffect(() => onFilter(isReady ? shown : null), [onFilter, isReady, shown])
  const { giveUp } = useFilterPanel('home', models, selection)
  return (
    <>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <ListFilter id={panelId} name="home" items={models} selection={selection}>
            {models.length > 1 && (
              <Suspense>
                <Slot name="home-filter" />
              </Suspense>
            )}
          </ListFilter>
        )}
      </div>
      {recommended && !isEmpty && (
        <Suspense>
          <Slot name="home-order" models={found} recommended={recommended.models} />
        </Suspense>
      )}
      {isEmpty && models.length === 0 && <NoResults />}
      {isEmpty && models.length > 0 && <NoResults text={t('noResultsModel')} button={giveUp} />}
    </>
  )
}
