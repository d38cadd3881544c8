import { Button } from '../primitives/button.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'

/**
 * ARIA roles to spread over the table's elements: Safari drops a table's roles when its `display` is not a table
 * value, as in the mobile layout.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export interface CompareColumn {
  readonly key: string
  readonly name: string
  /** Image URL of this item alone. */
  readonly image?: string | null
  /** What the image shows instead of the item as chosen. */
  readonly imageNote?: string | null
  /** Text that marks the current choice; null for the other columns. */
  readonly note: string | null
  readonly buttonLabel: string
  /** Accessible name of the button; starts with `buttonLabel`. */
  readonly buttonName: string
  readonly onChoose: () => void
}

interface CompareHeadProps {
  readonly columns: readonly CompareColumn[]
  readonly image: string | null
}

/** The column headers. Name and button stay sticky while the rows scroll; the image scrolls away. */
export function CompareHead({ columns, image }: CompareHeadProps) {
  return (
    <thead {...ROLE.rowgroup}>
      <tr {...ROLE.row}>
        <td {...ROLE.cell} />
        {columns.map((column) => (
          <th key={column.key} {...ROLE.columnheader} scope="col">
            <HeadImage image={column.image ?? image} />
            {column.imageNote && <p className="soft">{column.imageNote}</p>}
            <b>{column.name}</b>
            {/* Always rendered, so that the columns align. */}
            <span className="compare-note">
              {column.note !== null && (
                <>
                  <LazyIcon name="check" />
                  {column.note}
                </>
              )}
            </span>
            <Button
              variant="secondary"
              isWide
              aria-label={column.buttonName}
              onClick={column.onChoose}
            >
              {column.buttonLabel}
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function HeadImage({ image }: { readonly image: string | null }) {
  return image !== null && <img src={image} alt="" />
}
