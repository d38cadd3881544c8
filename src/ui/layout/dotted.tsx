import { keepUnits } from '../../core/formats/format.ts'

interface DottedProps {
  readonly items: readonly string[]
  /** Names of the maker, which nobody translates. */
  readonly areNames?: boolean
}

/** Short texts in one line, with dots between them. No line begins with a dot, and a text is kept together. */
export function Dotted({ items, areNames }: DottedProps) {
  return (
    <span className="dotted">
      {[...items.entries()].map(([place, item]) => (
        <span key={place + item} translate={areNames ? 'no' : undefined}>
          {keepUnits(item)}
          {place < items.length - 1 && <span> · </span>}
        </span>
      ))}
    </span>
  )
}
