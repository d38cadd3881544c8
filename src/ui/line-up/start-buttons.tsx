import { useStyles } from '../base/root-context.tsx'
import startCss from './start.css?inline'

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
    </button>
  ))
}
