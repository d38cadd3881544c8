import { Suspense } from 'react'

import type { FilterBodyProps } from './filter-body.tsx'
import { lazyPart, Nothing } from '../base/lazy-part.tsx'

export type { FilterGroup } from './filter-group.tsx'

export interface FilterPanelProps extends FilterBodyProps {
  readonly id: string
  readonly isOpen: boolean
}

const FilterBody = lazyPart(async () => (await import('./filter-body.tsx')).FilterBody, Nothing)

/** The panel that a `FilterToggle` opens. Its code is loaded on demand. */
export function FilterPanel({ id, isOpen, ...body }: FilterPanelProps) {
  return (
    <div id={id} hidden={!isOpen}>
      <Suspense>{isOpen && <FilterBody id={id} {...body} />}</Suspense>
    </div>
  )
}
