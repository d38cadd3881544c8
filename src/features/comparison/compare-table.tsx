import { useId, useState, type CSSProperties, type ReactNode } from 'react'
import { translatable } from '../../ui/base/translatable.ts'
import { ROLE } from './table-roles.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import compareCss from './compare.css?inline'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Opener } from '../../ui/primitives/text-button.tsx'
import { hasMarks } from './comparison.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { addTexts } from '../../labels/texts.ts'
import { comparisonLabels } from './labels.pt-PT.ts'

addTexts(comparisonLabels)

interface CompareTableRow {
  readonly id: string
  readonly name: string
  /** One per column: a text, whether the item has the feature, or `null` for a dash. Beside marks, a text is a better form. */
  readonly values: readonly (string | boolean | null)[]
  /** The values are names of the maker, which nobody translates. */
  readonly areNames?: boolean
  /** Marks the row: its values differ. */
  readonly differs?: boolean
  /** What the row's name opens, in a row below it. */
  readonly detail?: ReactNode
}

export interface CompareTableGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly CompareTableRow[]
}

interface CompareTableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly (CompareColumn & {
    readonly figures: ReactNode
    /** A row of its own below the figures, such as consumption and emissions. */
    readonly detail?: ReactNode
  })[]
  readonly figuresLabel: string
  readonly detailLabel?: string
  readonly groups: readonly CompareTableGroup[]
  readonly presentLabel: string
  readonly absentLabel: string
  /** Image URL for columns without one of their own, so that no colour is tied to one item; null for none. */
  readonly image?: string | null
}

/**
 * Comparison table with one column per item and one row per property. In the mobile layout a row's name is above its
 * values.
 */
export function CompareTable(props: CompareTableProps) {
  useStyles(compareCss)
  const { label, columns } = props
  const tableId = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const nameOf = ({ id, name, detail }: CompareTableRow): ReactNode =>
    detail ? (
      <Opener
        isOpen={opened === id}
        aria-controls={opened === id ? tableId : undefined}
        onClick={() => setOpened((now) => (now === id ? null : id))}
      >
        {name}
      </Opener>
    ) : (
      name
    )
  const row = (
    name: ReactNode,
    contents: readonly ReactNode[],
    { id, differs, areNames }: Partial<CompareTableRow> = {},
  ) => (
    <tr key={id} {...ROLE.row} data-differs={differs || undefined}>
      <th {...ROLE.rowheader} scope="row">
        {name}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.key}
          {...ROLE.cell}
          translate={areNames ? 'no' : translatable(contents[index])}
        >
          {contents[index]}
        </td>
      ))}
    </tr>
  )
  return (
    // Focusable, because the table scrolls when the text is large and must also scroll by keyboard.
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table
        {...ROLE.table}
        aria-label={label}
        className="compare"
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <CompareHead columns={columns} image={props.image ?? null} />
        <tbody {...ROLE.rowgroup}>
          {row(
            props.figuresLabel,
            columns.map(({ figures }) => figures),
          )}
          {props.detailLabel !== undefined &&
            row(
              props.detailLabel,
              columns.map(({ detail }) => detail),
            )}
        </tbody>
        {props.groups.map(({ id, title, rows }) => (
          <tbody key={id} {...ROLE.rowgroup}>
            <tr {...ROLE.row}>
              <th {...ROLE.rowheader} scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.flatMap((item) => [
              row(
                nameOf(item),
                item.values.map((value) => valueContent(value, hasMarks(item), props)),
                item,
              ),
              item.detail && opened === item.id && (
                <tr key={`detail ${item.id}`} {...ROLE.row} id={tableId}>
                  <td {...ROLE.cell} className="compare-detail" colSpan={columns.length + 1}>
                    {item.detail}
                  </td>
                </tr>
              ),
            ])}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function valueContent(
  value: string | boolean | null,
  isMarked: boolean,
  { presentLabel, absentLabel }: CompareTableProps,
): ReactNode {
  if (!isMarked) return value ?? '—'
  return (
    <>
      <span className={value ? 'present' : 'soft'}>
        <LazyIcon name={value ? 'check' : 'cross'} />
        <span className="vh">{value ? presentLabel : absentLabel}</span>
      </span>
      {typeof value === 'string' && <span>{` ${value}`}</span>}
    </>
  )
}

interface CompareColumn {
  readonly key: string
  readonly name: string
  /** Image URL of this item alone. */
  readonly image?: string | null
  /** What the image shows instead of the item as chosen. */
  readonly imageNote?: string | null
  /** Text that marks the current choice; null for the other columns. */
  readonly note: string | null
  /** The items that can be shown in this column instead. */
  readonly exchange?: {
    readonly id: string
    readonly label: string
    /** `isTaken`: shown in another column. */
    readonly options: readonly { readonly id: string; readonly name: string; isTaken: boolean }[]
    readonly onChange: (id: string) => void
  }
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
function CompareHead({ columns, image }: CompareHeadProps) {
  return (
    <thead {...ROLE.rowgroup}>
      <tr {...ROLE.row}>
        <td {...ROLE.cell} />
        {columns.map((column) => (
          <th key={column.key} {...ROLE.columnheader} scope="col" aria-label={column.name}>
            {column.note !== null && (
              <p className="row compare-note">
                <LazyIcon name="check" />
                {column.note}
              </p>
            )}
            <HeadImage image={column.image ?? image} />
            {column.imageNote && <p className="soft">{column.imageNote}</p>}
            <HeadName column={column} />
            <Button
              // The same for all: a filled one would look like the choice that was made.
              variant="secondary"
              isWide
              aria-label={column.buttonName}
              aria-current={column.note === null ? undefined : 'true'}
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

/** The name, which is the select of another item where there is one. */
function HeadName({ column: { name, exchange } }: { readonly column: CompareColumn }) {
  if (!exchange) return <b translate="no">{name}</b>
  return (
    <span className="row compare-name" translate="no">
      <b aria-hidden>{name}</b>
      <LazyIcon name="down" />
      <select
        aria-label={exchange.label}
        value={exchange.id}
        onChange={(event) => exchange.onChange(event.target.value)}
      >
        {exchange.options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isTaken}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  )
}

function HeadImage({ image }: { readonly image: string | null }) {
  return image !== null && <Picture src={image} />
}
