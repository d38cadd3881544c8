import { useId, type ReactNode } from 'react'
import primitivesCss from '../../styles/primitives.css?inline'
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
