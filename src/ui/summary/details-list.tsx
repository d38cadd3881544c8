import type { ReactNode } from 'react'
import { TextButton } from '../primitives/text-button.tsx'
import { LazyIcon, type LazyIconName } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import summaryCss from './summary.css?inline'
import { Swatch } from '../cards/swatch.tsx'

export interface DetailsItem {
  /** Kind of the item: 'Motor'. */
  readonly label: string
  readonly name: string
  readonly price: string | null
  /** An icon or a colour sample (a `null` chip is neutral). */
  readonly picture: { readonly icon: LazyIconName } | { readonly chip: string | null }
  readonly changeLabel: string
  /** Accessible name: 'Alterar motor'. */
  readonly changeName: string
  readonly onChange: () => void
}

export interface DetailsListProps {
  readonly title: string
  readonly items: readonly DetailsItem[]
  readonly total: { readonly label: string; readonly value: string | null }
  readonly note?: string | null
  /** Below the total. */
  readonly children?: ReactNode
}

/** The chosen items with prices and a link back to each step. */
export function DetailsList({ title, items, total, note, children }: DetailsListProps) {
  useStyles(summaryCss)
  return (
    <section className="chosen-list">
      <h2>{title}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.label}>
            {'icon' in item.picture ? (
              <span className="tile">
                <LazyIcon name={item.picture.icon} />
              </span>
            ) : (
              <Swatch chip={item.picture.chip} />
            )}
            <p className="chosen-name">
              <span className="soft">{item.label}</span>
              <b>{item.name}</b>
            </p>
            <p className="chosen-price">{item.price}</p>
            <TextButton aria-label={item.changeName} onClick={item.onChange}>
              {item.changeLabel}
            </TextButton>
          </li>
        ))}
      </ul>
      <p className="total">
        <b>{total.label}</b>
        <b>{total.value ?? '—'}</b>
      </p>
      {note && <p className="soft">{note}</p>}
      {children}
    </section>
  )
}
