import type { ReactNode } from 'react'
import { useStyles } from '../base/root-context.tsx'
import startCss from './start.css?inline'

export interface RailItem {
  readonly key: string
  readonly name: string
  readonly text: string
  /** Image URL; `null` shows none. */
  readonly image: string | null
}

export interface IndexRailProps {
  readonly label: string
  readonly items: readonly RailItem[]
  readonly onSelect: (index: number) => void
  /** Buttons after the items. */
  readonly children: ReactNode
}

/** All items of a carousel in a row of small buttons. */
export function IndexRail({ label, items, onSelect, children }: IndexRailProps) {
  useStyles(startCss)
  return (
    <nav className="rail" aria-label={label}>
      {items.map(({ key, name, text, image }, index) => (
        <button key={key} type="button" className="rail-item" onClick={() => onSelect(index)}>
          {image && <img src={image} alt="" width="64" height="36" decoding="async" />}
          <b>{name}</b> <span>{text}</span>
        </button>
      ))}
      {children}
    </nav>
  )
}
