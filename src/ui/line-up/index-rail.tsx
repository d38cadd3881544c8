import { useEffect, useRef, type ReactNode } from 'react'
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
  /** Index of the item in view. */
  readonly current: number
  /** Whether all items are in view, in rows. */
  readonly isWhole: boolean
  readonly onSelect: (index: number) => void
  /** Buttons after the items. */
  readonly children: ReactNode
}

/** All items of a carousel in a row of small buttons, which follows the carousel. */
export function IndexRail(props: IndexRailProps) {
  useStyles(startCss)
  const { label, items, current, isWhole, onSelect, children } = props
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = rail.current
    const item = row?.children[current] as HTMLElement | undefined
    // `scrollIntoView` would also scroll the page.
    if (item) row?.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2 })
  }, [current])
  return (
    <nav ref={rail} className="rail" aria-label={label} data-whole={isWhole || undefined}>
      {items.map(({ key, name, text, image }, index) => (
        <button
          key={key}
          type="button"
          className="rail-item"
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
        >
          {image && <img src={image} alt="" width="64" height="36" decoding="async" />}
          <b>{name}</b> <span>{text}</span>
        </button>
      ))}
      {children}
    </nav>
  )
}
