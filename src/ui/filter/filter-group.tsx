import { useId } from 'react'

import filterCss from './filter.css?inline'
import { Icon } from '../primitives/icon.tsx'
import { useOptimisticValue } from '../base/use-prompt-value.tsx'
import type { FilterGroup } from './use-filter-panel.tsx'
import { useStyles } from '../base/use-styles.tsx'

interface FilterOptionsProps {
  readonly group: FilterGroup
  readonly onChange: (groupId: string, optionId: string, isChecked: boolean) => void
}

/** The options of a group, and why some of them cannot match: each reason once, without the names of the options. */
export function FilterOptions({ group, onChange }: FilterOptionsProps) {
  useStyles(filterCss)
  const id = useId()
  const reasons = [...new Set(group.options.flatMap(({ reason }) => reason ?? []))]
  return (
    <fieldset>
      <legend>{group.label}</legend>
      {group.options.map((option) => (
        <Pill
          key={option.id}
          option={option}
          reasonId={option.reason === null ? undefined : id + reasons.indexOf(option.reason)}
          onChange={(isChecked) => onChange(group.id, option.id, isChecked)}
        />
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
  readonly option: FilterGroup['options'][number]
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
        aria-disabled={option.reason !== null || undefined}
        aria-describedby={reasonId}
        onChange={(event) => {
          if (option.reason === null) check(event.target.checked)
        }}
      />
      <span>
        {option.label} <small className="soft">{option.count}</small>
      </span>
    </label>
  )
}
