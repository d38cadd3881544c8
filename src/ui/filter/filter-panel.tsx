import { Suspense } from 'react'

import type { FilterBodyProps } from './filter-body.tsx'
import { lazyPart, Nothing } from '../base/lazy-part.tsx'

export type { FilterGroup, FilterOption } from './filter-options.ts'

export interface FilterPanelProps extends FilterBodyProps {
  readonly id: string
  readonly isOpen: boolean
}

const loadFilterBody = async () => (await import('./filter-body.tsx')).FilterBody

const FilterBody = lazyPart(loadFilterBody, Nothing)

/** Fetches the panel's code when it is about to be opened; opening shows whether that failed. */
export function preloadFilterPanel(): void {
  loadFilterBody().catch(() => undefined)
}

/** What a `FilterToggle` opens; its code comes when it is first about to open. */
export function FilterPanel({ id, isOpen, ...body }: FilterPanelProps) {
  return (
    <div id={id} hidden={!isOpen}>
      <Suspense>{isOpen && <FilterBody {...body} />}</Suspense>
    </div>
  )
}
