import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { TextButton } from '../primitives/text-button.tsx'
import filterCss from './filter.css?inline'
import { FilterOptions, type FilterGroup, type FilterOptionsProps } from './filter-group.tsx'
import { useStyles } from '../base/root-context.tsx'

export interface FilterBodyProps extends Pick<FilterOptionsProps, 'onChange'> {
  readonly groups: readonly FilterGroup[]
  /** Number of matches; announced when it changes. */
  readonly countText: ReactNode
  readonly clearLabel: string
  readonly onClear: () => void
}

/** Groups of filter options, the number of matches, and a button that clears all filters. */
export function FilterBody(props: FilterBodyProps) {
  useStyles(filterCss)
  const ref = useRef<HTMLDivElement>(null)
  // Near the bottom of a window the filter would open out of view.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref} className="filter">
      {props.groups.map((group) => (
        <FilterOptions key={group.id} group={group} onChange={props.onChange} />
      ))}
      <div className="between">
        <p role="status">{props.countText}</p>
        <TextButton onClick={props.onClear}>{props.clearLabel}</TextButton>
      </div>
    </div>
  )
}
