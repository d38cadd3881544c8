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

/** Preloads the panel's code. Errors are ignored here and surface when the panel is opened. */
export function preloadFilterPanel(): void {
  loadFilterBody().catch(() => undefined)
}

/** The panel that a `FilterToggle` opens. Its code is loaded on demand. */
export function FilterPanel({ id, isOpen, ...body }: FilterPanelProps) {
  return (
    <div id={id} hidden={!isOpen}>
      <Suspense>{isOpen && <FilterBody {...body} />}</Suspense>
    </div>
  )
}
