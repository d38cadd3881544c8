export interface CompareSwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

/** An on/off switch that takes effect immediately. Styled by the style sheet of `CompareCards`. */
export function CompareSwitch({ label, isOn, onToggle }: CompareSwitchProps) {
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
