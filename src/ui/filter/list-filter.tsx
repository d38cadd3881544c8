import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Filterable } from '../../core/filtering/filter-registry.ts'
import type { FilterSelection } from '../../core/filtering/filtering.ts'
import type { FilterName } from '../../core/store/state.ts'
import { useStyles } from '../base/use-styles.tsx'
import { Button } from '../primitives/button.tsx'
import { TextButton } from '../primitives/text-button.tsx'
import filterCss from './filter.css?inline'
import { FilterOptions } from './filter-group.tsx'
import { useFilterPanel } from './use-filter-panel.tsx'

interface ListFilterProps {
  /** The `id` of the panel, which a `FilterToggle` opens. */
  readonly id: string
  readonly name: FilterName
  readonly items: readonly Filterable[]
  readonly selection: FilterSelection
  /** Further groups. */
  readonly children?: ReactNode
}

/**
 * Groups of filter options, the number of matches, which is announced when it changes, and a button that clears all
 * filters. On a phone, where the filter covers what it filters, a button closes it.
 */
export function ListFilter({ id, name, items, selection, children }: ListFilterProps) {
  useStyles(filterCss)
  const filter = useFilterPanel(name, items, selection)
  const ref = useRef<HTMLDivElement>(null)
  // Near the bottom of a window the filter would open out of view.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  const close = (): void => {
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined
    const toggle = root?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
    toggle?.click()
    toggle?.focus()
  }
  return (
    <div ref={ref} className="filter">
      {filter.groups.map((group) => (
        <FilterOptions key={group.id} group={group} onChange={filter.onChange} />
      ))}
      {children}
      <div className="between">
        <p role="status">{filter.countText}</p>
        {/* In turn: a press on an option just before is answered after the paint, too. */}
        <TextButton onPress={filter.clear.onClick}>{filter.clear.label}</TextButton>
      </div>
      <div className="filter-show">
        <Button isWide onClick={close} onPress={filter.giveUp?.onClick}>
          {filter.giveUp?.label ?? filter.showLabel}
        </Button>
      </div>
    </div>
  )
}
