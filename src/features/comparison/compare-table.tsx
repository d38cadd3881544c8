import { useId, useState, type CSSProperties, type ReactNode } from 'react'
import { translatable } from '../../ui/base/translatable.ts'
import { ROLE } from './table-roles.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import compareCss from './compare.css?inline'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { DisclosureButton } from '../../ui/primitives/text-button.tsx'
import { hasMarks } from './comparison.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import type { Translate } from '../../core/formats/translate.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { addTexts } from '../../labels/texts.ts'
import { comparisonLabels } from './labels.pt-PT.ts'

addTexts(comparisonLabels)

interface CompareTableRow {
  readonly id: string
  readonly name: string
  /** One per column: whether the item has the feature, or what it has; `null` for a dash. Beside marks, a text is a better form. */
  readonly values: readonly ReactNode[]
  /** Marks the row: its values differ. */
  readonly differs?: boolean
  /** What the row's name opens, in a row below it. */
  readonly detail?: ReactNode
}

export interface CompareTableGroup {
  readonly id: string
  /** None for what stands directly below the heads of the columns. */
  readonly title?: string
  readonly rows: readonly CompareTableRow[]
  /** The values are names of the maker, which nobody translates. */
  readonly areNames?: boolean
}

interface CompareTableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly CompareColumn[]
  readonly groups: readonly CompareTableGroup[]
}

/**
 * Comparison table with one column per item and one row per property. In the mobile layout a row's name is above its
 * values.
 */
export function CompareTable({ label, columns, groups }: CompareTableProps) {
  useStyles(compareCss)
  const t = useText()
  const tableId = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const nameOf = ({ id, name, detail }: CompareTableRow): ReactNode =>
    detail ? (
      <DisclosureButton
        isOpen={opened === id}
        aria-controls={opened === id ? tableId : undefined}
        onClick={() => setOpened((now) => (now === id ? null : id))}
      >
        {name}
      </DisclosureButton>
    ) : (
      name
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
        <CompareHead columns={columns} />
        {groups.map(({ id, title, rows, areNames }) => (
          <tbody key={id} {...ROLE.rowgroup}>
            {title !== undefined && (
              <tr {...ROLE.row}>
                <th {...ROLE.rowheader} scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
            )}
            {rows.flatMap((item) => [
              <tr key={item.id} {...ROLE.row} data-differs={item.differs || undefined}>
                <th {...ROLE.rowheader} scope="row">
                  {nameOf(item)}
                </th>
                {columns.map(({ key }, place) => (
                  <td
                    key={key}
                    {...ROLE.cell}
                    translate={areNames ? 'no' : translatable(item.values[place])}
                  >
                    {valueContent(t, item, place)}
                  </td>
                ))}
              </tr>,
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

/** No component: a text must be the only child of its cell, so that React can replace it on a translated page. */
function valueContent(t: Translate, row: CompareTableRow, place: number): ReactNode {
  const value = row.values[place]
  if (!hasMarks(row)) return value ?? '—'
  return (
    <>
      <span className={value ? 'present' : 'soft'}>
        <StepIcon name={value ? 'check' : 'cross'} />
        <span className="vh">{t(value ? 'comparisonIncluded' : 'comparisonNotIncluded')}</span>
      </span>
      {typeof value === 'string' && <span>{` ${value}`}</span>}
    </>
  )
}

interface CompareColumn {
  readonly key: string
  readonly name: string
  /** Image URL; null for none. */
  readonly image?: string | null | undefined
  /** What the image shows instead of the item as chosen. */
  readonly imageNote?: string | null | undefined
  /** Text that marks the current choice; null for the other columns. */
  readonly note: string | null
  readonly buttonLabel: string
  /** Accessible name of the button; starts with `buttonLabel`. */
  readonly buttonName: string
  readonly onChoose: () => void
}

/** The column headers. Name and button stay sticky while the rows scroll; the image scrolls away. */
function CompareHead({ columns }: Pick<CompareTableProps, 'columns'>) {
  return (
    <thead {...ROLE.rowgroup}>
      <tr {...ROLE.row}>
        <td {...ROLE.cell} />
        {columns.map((column) => (
          <th key={column.key} {...ROLE.columnheader} scope="col" aria-label={column.name}>
            {column.note !== null && (
              <p className="row compare-note">
                <StepIcon name="check" />
                {column.note}
              </p>
            )}
            {column.image && <Picture src={column.image} />}
            {column.imageNote && <p className="soft">{column.imageNote}</p>}
            <b translate="no">{column.name}</b>
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
