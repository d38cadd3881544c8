import { useId, type ReactNode, useLayoutEffect, useRef } from 'react'
import primitivesCss from '../../styles/primitives.css?inline'
import filterCss from './filter.css?inline'
import { Icon } from '../primitives/icon.tsx'
import { useOptimisticValue } from '../base/use-prompt-value.tsx'
import { type FilterGroup, useFilterPanel } from './use-filter-panel.tsx'
import { useStyles } from '../base/element-context.tsx'
import type { Filterable, FilterSelection } from '../../core/filtering/filtering.ts'
import type { FilterName } from '../../core/store/state.ts'
import { Button } from '../primitives/button.tsx'
import { TextButton } from '../primitives/text-button.tsx'

interface FilterOptionsProps {
  readonly group: FilterGroup
  readonly onChange: (groupId: string, optionId: string, isChecked: boolean) => void
}

/** The options of a group, and why some of them cannot match: each reason once, without the names of the options. */
export function FilterOptions({ group, onChange }: FilterOptionsProps) {
  const id = useId()
  const reasons = [...new Set(group.options.flatMap(({ reason }) => reason ?? []))]
  return (
    <fieldset>
      <legend>{group.label}</legend>
      {group.options.map((option) => (
        <Pill
          key={option.id}
          isChecked={option.isChecked}
          reasonId={option.reason === null ? undefined : id + reasons.indexOf(option.reason)}
          onChange={(isChecked) => onChange(group.id, option.id, isChecked)}
        >
          {option.label} <small className="soft">{option.count}</small>
        </Pill>
      ))}
      {reasons.map((reason, index) => (
        <p key={reason} id={id + index} className="quiet row">
          <Icon name="info" size={16} />
          {reason}
        </p>
      ))}
    </fieldset>
  )
}

interface PillProps {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** Takes effect at once, instead of choosing from several. */
  readonly isSwitch?: boolean
  /** The `id` of the reason why it cannot be changed. */
  readonly reasonId?: string | undefined
  readonly children: ReactNode
}

/** A checkbox that shows at once that it was pressed. */
export function Pill({ isChecked, onChange, isSwitch, reasonId, children }: PillProps) {
  useStyles(primitivesCss)
  useStyles(filterCss)
  const [isShown, show] = useOptimisticValue(isChecked, onChange)
  return (
    <label className="face pill">
      <input
        className="tick"
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={isShown}
        // Not the `disabled` attribute: keyboard users must be able to reach the reason.
        aria-disabled={reasonId !== undefined || undefined}
        aria-describedby={reasonId}
        onChange={(event) => {
          if (reasonId === undefined) show(event.target.checked)
        }}
      />
      <span>{children}</span>
    </label>
  )
}

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
