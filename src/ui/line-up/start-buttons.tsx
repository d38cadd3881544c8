import { useStyles } from '../base/root-context.tsx'
import startCss from './start.css?inline'
import { LazyIcon } from '../primitives/lazy-icon.tsx'

export interface StartButton {
  readonly label: string
  readonly onClick: () => void
  /** Of a button that unfolds something. */
  readonly isExpanded?: boolean
}

/** Ways to begin, as equal choices. */
export function StartButtons({ items }: { readonly items: readonly StartButton[] }) {
  useStyles(startCss)
  return items.map(({ label, onClick, isExpanded }) => (
    <button
      key={label}
      type="button"
      className="start-button"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {label}
      {isExpanded !== undefined && <LazyIcon name="down" size={16} />}
    </button>
  ))
}
