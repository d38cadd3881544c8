import { useStyles } from '../base/root-context.tsx'
import startCss from './start.css?inline'

export interface StartButton {
  readonly label: string
  readonly onClick: () => void
}

/** Ways to begin, as equal choices. */
export function StartButtons({ items }: { readonly items: readonly StartButton[] }) {
  useStyles(startCss)
  return items.map(({ label, onClick }) => (
    <button key={label} type="button" className="start-button" onClick={onClick}>
      {label}
    </button>
  ))
}
