import { preload } from '../base/lazy-part.tsx'
import { useIntent } from '../base/use-intent.tsx'
import { Icon } from '../primitives/icon.tsx'

interface FilterToggleProps {
  readonly label: string
  /** Number of ticked options; 0 shows no badge. */
  readonly count: number
  /** Read by screen readers after the label instead of the number, for example '2 ativos'. */
  readonly countName: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The `id` of the `FilterPanel`. */
  readonly panelId: string
}

/** Preloads the panel's code. Errors are ignored here and surface when the panel is opened. */
const preloadFilterPanel = (): void =>
  preload(async () => (await import('./list-filter.tsx')).ListFilter)

export function FilterToggle(props: FilterToggleProps) {
  return (
    <button
      type="button"
      className="filter-toggle"
      aria-expanded={props.isOpen}
      aria-controls={props.isOpen ? props.panelId : undefined}
      {...useIntent(preloadFilterPanel)}
      onClick={props.onToggle}
    >
      <Icon name="filter" size={16} />
      {props.label}
      {props.count > 0 && (
        <>
          <b aria-hidden="true">{props.count}</b>
          <span className="vh">{props.countName}</span>
        </>
      )}
    </button>
  )
}
