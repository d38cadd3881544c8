import { type PropsWithChildren, type ReactNode, useLayoutEffect, useRef } from 'react'

import { Button } from '../primitives/button.tsx'
import { TextButton } from '../primitives/text-button.tsx'
import filterCss from './filter.css?inline'
import { FilterOptions, type FilterGroup, type FilterOptionsProps } from './filter-group.tsx'
import { useStyles } from '../base/use-styles.tsx'

export interface FilterBodyProps extends Pick<FilterOptionsProps, 'onChange'> {
  readonly groups: readonly FilterGroup[]
  /** Number of matches; announced when it changes. */
  readonly countText: ReactNode
  /** 'Ver 4 modelos', the button of a phone that closes the filter. */
  readonly showLabel: string
  /** 'Nenhum modelo: retirar Elétrico', in its place if nothing matches, or the button that clears the filter. */
  readonly giveUp: { readonly label: string; readonly onClick: () => void } | null
  readonly clearLabel: string
  readonly onClear: () => void
}

/**
 * Groups of filter options, further groups, the number of matches, and a button that clears all filters. On a phone,
 * where the filter covers what it filters, a button closes it.
 */
export function FilterBody(props: PropsWithChildren<FilterBodyProps & { readonly id: string }>) {
  useStyles(filterCss)
  const ref = useRef<HTMLDivElement>(null)
  // Near the bottom of a window the filter would open out of view.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  const close = (): void => {
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined
    const toggle = root?.querySelector<HTMLElement>(`[aria-controls="${props.id}"]`)
    toggle?.click()
    toggle?.focus()
  }
  return (
    <div ref={ref} className="filter">
      {props.groups.map((group) => (
        <FilterOptions key={group.id} group={group} onChange={props.onChange} />
      ))}
      {props.children}
      <div className="between">
        <p role="status">{props.countText}</p>
        {/* In turn: a press on an option just before is answered after the paint, too. */}
        <TextButton onPress={props.onClear}>{props.clearLabel}</TextButton>
      </div>
      <div className="filter-show">
        <Button isWide onClick={close} onPress={props.giveUp?.onClick}>
          {props.giveUp?.label ?? props.showLabel}
        </Button>
      </div>
    </div>
  )
}
