import { type ReactNode, Fragment, useId, useState, type CSSProperties } from 'react'
import type { FigureValues, PLACES } from '../../core/offer/figures.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import {
  type ComparedRow,
  compareEquipment,
  type ComparedGroup,
  markDifferences,
  onlyMarked,
} from './comparison.ts'
import type { Equipment, Version } from '../../core/catalogue/catalogue.ts'
import { hasDetails } from '../../core/catalogue/equipment-details.ts'
import { isFilled, Slot } from '../../ui/base/slots.tsx'
import { translatable } from '../../ui/primitives/rows.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import compareCss from './compare.css?inline'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { DisclosureButton } from '../../ui/primitives/text-button.tsx'
import { Pill } from '../../ui/filter/list-filter.tsx'
import { plural } from '../../core/formats/grammar.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { addTexts } from '../../labels/texts.ts'
import { comparisonLabels } from './labels.pt-PT.ts'

type FigureId = (typeof PLACES)['compared' | 'build'][number]

/**
 * The figures of a place side by side, one row each.
 * @param names Of rows that have another name than elsewhere.
 * @param besideOf What stands beside a figure of an offer.
 */
export function figureRows<Offer extends FigureValues<FigureId>>(
  t: Translate,
  place: readonly FigureId[],
  offers: readonly Offer[],
  names: Partial<Record<FigureId, string>>,
  besideOf?: (id: FigureId, offer: Offer) => ReactNode,
): readonly ComparedRow[] {
  return place.map((id) => {
    const figures = offers.flatMap((offer) => figureList(t, [id], offer))
    return {
      id,
      name: names[id] ?? t(id),
      compared: figures.map(({ value }) => value),
      values: figures.map(({ value, unit }, index) => (
        <>
          <b translate="no">{value ?? '—'}</b>
          {value && unit && <small>{unit}</small>}
          {offers[index] && besideOf?.(id, offers[index])}
        </>
      )),
    }
  })
}

/** Rows of compared equipment, with pictures and text where there are any. */
export function detailedEquipment(
  t: Translate,
  versions: readonly Version[],
  equipment: readonly Equipment[],
): readonly ComparedGroup[] {
  const detailed = isFilled('item-information') ? equipment.filter(({ details }) => details) : []
  const detailOf = ({ id, values }: ComparedRow): ReactNode => {
    const forms = detailed.flatMap((item) => {
      const value = item.id === id || item.name
      const having = versions.filter((_, place) => values[place] === value)
      const modelIds = [...new Set(having.map(({ modelId }) => modelId))]
      return having.length > 0 && hasDetails(item, modelIds) ? { item, modelIds } : []
    })
    return (
      forms.length > 0 &&
      forms.map(({ item, modelIds }) => (
        <Fragment key={item.id}>
          {item.id !== id && <p>{item.name}</p>}
          <Slot name="item-information" item={item} modelIds={modelIds} />
        </Fragment>
      ))
    )
  }
  return compareEquipment(t, versions, equipment).map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, detail: detailOf(row) })),
  }))
}

addTexts(comparisonLabels)

/**
 * ARIA roles to spread over the table's elements: Safari drops a table's roles when its `display` is not a table
 * value, as in the mobile layout.
 */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

interface CompareColumn {
  readonly key: string
  readonly name: string
  /** Image URL; null for none. */
  readonly image?: string | null | undefined
  /** What the image shows instead of the item as chosen. */
  readonly imageNote?: string | null | undefined
  readonly isCurrent: boolean
  /** Accessible name of the button; starts with `chooseLabel`. */
  readonly chooseName: string
  readonly onChoose: () => void
}

interface CompareTableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly chooseLabel: string
  /** What the button of the current column says instead. */
  readonly currentLabel: string
  /** Without any, only the switch is shown. */
  readonly columns: readonly CompareColumn[]
  readonly groups: readonly ComparedGroup[]
  /** Whether the column at a place is shown; by default, all are. */
  readonly isShown?: (place: number) => boolean
  /** Beside the switch. */
  readonly children?: ReactNode
}

/**
 * Comparison table with one column per item and one row per property, and a switch that leaves only the rows whose values
 * differ. A live region announces what the table shows.
 */
export function CompareTable({ isShown, children, ...table }: CompareTableProps) {
  useStyles(compareCss)
  const t = useText()
  const { columns, groups } = table
  const keys = columns.map(({ key }) => key).join()
  const [filtered, setFiltered] = useState({ keys, isOn: false })
  // A new selection shows all rows again (spec §4, comparator).
  if (filtered.keys !== keys) setFiltered({ keys, isOn: false })
  const marked = markDifferences(groups, isShown)
  const n = marked.flatMap(({ rows }) => rows.filter(({ differs }) => differs)).length
  const names = columns.map(({ name }) => name).join(', ') || '—'
  return (
    <>
      <div className="between quiet compare-tools">
        {children}
        <Pill isSwitch isChecked={filtered.isOn} onChange={(isOn) => setFiltered({ keys, isOn })}>
          {t('comparisonDifferences') + (n > 0 ? ` (${n})` : '')}
        </Pill>
        {n > 0 && (
          <p aria-hidden className="whole tiny soft">
            {t('comparisonBold')}
          </p>
        )}
        <p className="vh" role="status">
          {t('comparisonShown', { names }) +
            (filtered.isOn ? ` ${t(plural(n, 'comparisonRows'), { n })}` : '')}
        </p>
      </div>
      {columns.length > 0 && (
        <Table {...table} groups={filtered.isOn ? onlyMarked(marked) : marked} />
      )}
      {filtered.isOn && n === 0 && marked.some(({ isFixed }) => !isFixed) && (
        <p>{t('comparisonSame')}</p>
      )}
    </>
  )
}

/** In the mobile layout a row's name is above its values. */
function Table(props: CompareTableProps) {
  const { label, columns, groups } = props
  const t = useText()
  const tableId = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const nameOf = ({ id, name, detail }: ComparedRow): ReactNode =>
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
        <CompareHead {...props} />
        {groups.map(({ id, title, rows, note, areNames }) => (
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
                  <td {...ROLE.cell} colSpan={columns.length + 1}>
                    {item.detail}
                  </td>
                </tr>
              ),
            ])}
            {note && (
              <tr {...ROLE.row}>
                <td {...ROLE.cell} colSpan={columns.length + 1}>
                  {note}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** No component: a text must be the only child of its cell, so that React can replace it on a translated page. */
function valueContent(t: Translate, row: ComparedRow, place: number): ReactNode {
  const value = row.values[place]
  // Equipment has marks: a text beside others names a better form of it.
  if (!row.values.some((each) => typeof each === 'boolean')) return value ?? '—'
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

/** The column headers, which stay in view while the rows scroll. */
function CompareHead({ columns, chooseLabel, currentLabel }: CompareTableProps) {
  return (
    <thead {...ROLE.rowgroup}>
      <tr {...ROLE.row}>
        <td {...ROLE.cell} />
        {columns.map((column) => (
          <th key={column.key} {...ROLE.columnheader} scope="col" aria-label={column.name}>
            {column.image && <Picture src={column.image} />}
            <div>
              <b translate="no">{column.name}</b>
              {column.imageNote && <p className="soft">{column.imageNote}</p>}
              <Button
                // The same for all: a filled one would look like the choice that was made.
                variant="secondary"
                isWide
                aria-label={
                  column.isCurrent ? `${currentLabel}: ${column.name}` : column.chooseName
                }
                aria-current={column.isCurrent ? 'true' : undefined}
                onClick={column.onChoose}
              >
                {column.isCurrent && <StepIcon name="check" size={16} />}
                {column.isCurrent ? currentLabel : chooseLabel}
              </Button>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}
