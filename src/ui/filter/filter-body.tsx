import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { TextButton } from '../primitives/text-button.tsx'
import filterCss from './filter.css?inline'
import { Icon } from '../primitives/icon.tsx'
import { useOptimisticValue } from '../base/use-prompt-value.tsx'
import { useStyles } from '../base/root-context.tsx'

export interface FilterBodyProps {
  readonly groups: readonly FilterGroup[]
  readonly onChange: (groupId: string, optionId: string, isChecked: boolean) => void
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
        <Group key={group.id} group={group} onChange={props.onChange} />
      ))}
      <div className="between">
        <p role="status">{props.countText}</p>
        <TextButton onClick={props.onClear}>{props.clearLabel}</TextButton>
      </div>
    </div>
  )
}

function Group({ group, onChange }: { group: FilterGroup; onChange: FilterBodyProps['onChange'] }) {
  const reasonId = useId()
  return (
    <fieldset>
      <legend>{group.label}</legend>
      {group.options.map((option) => (
        <Pill
          key={option.id}
          option={option}
          reasonId={option.isDisabled && group.reason ? reasonId : undefined}
          onChange={(isChecked) => onChange(group.id, option.id, isChecked)}
        />
      ))}
      {group.reason && (
        <p id={reasonId} className="reason">
          <Icon name="info" size={16} />
          {group.reason}
        </p>
      )}
    </fieldset>
  )
}

interface PillProps {
  readonly option: FilterOption
  readonly reasonId: string | undefined
  readonly onChange: (isChecked: boolean) => void
}

function Pill({ option, reasonId, onChange }: PillProps) {
  const [isChecked, check] = useOptimisticValue(option.isChecked, onChange)
  return (
    <label className="pill">
      <input
        type="checkbox"
        checked={isChecked}
        // Not the `disabled` attribute: keyboard users must be able to reach the reason.
        aria-disabled={option.isDisabled || undefined}
        aria-describedby={reasonId}
        onChange={(event) => {
          if (!option.isDisabled) check(event.target.checked)
        }}
      />
      <span>{option.label}</span>
    </label>
  )
}

export interface FilterOption {
  readonly id: string
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
}

export interface FilterGroup {
  readonly id: string
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Why the disabled options cannot match; shown once per group. */
  readonly reason: string | null
}
