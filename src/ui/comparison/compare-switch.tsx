import { useStyles } from '../base/root-context.tsx'
import compareCardsCss from './compare-cards.css?inline'

export interface CompareSwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

/** An on/off switch that takes effect immediately. */
export function CompareSwitch({ label, isOn, onToggle }: CompareSwitchProps) {
  useStyles(compareCardsCss)
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={() => onToggle(!isOn)}
      />
      {label}
    </label>
  )
}
