export interface CompareSwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

/** On or off, at once; looked after by `CompareCards`' style sheet. */
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
