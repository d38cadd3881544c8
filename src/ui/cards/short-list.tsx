import { afterPaint } from '../../browser/page.ts'
import { useStyles } from '../base/root-context.tsx'
import { keepUnits } from '../../labels/keep-units.ts'
import { Dotted } from '../layout/dotted.tsx'
import { Radio } from '../primitives/radio.tsx'
import markCss from './mark.css?inline'
import shortListCss from './short-list.css?inline'

export interface ShortListItem {
  readonly id: string
  readonly name: string
  /** Under the name: two lines beside a difference, else one. */
  readonly facts: readonly string[]
  readonly price: string
  /** '+ 2 500 €'; empty for the cheapest. */
  readonly difference: string
  /** What the difference is to, for screen readers. */
  readonly differenceTo: string
}

export interface ShortListProps {
  /** Name of the radio group. */
  readonly group: string
  /** Accessible name of the group. */
  readonly legend: string
  readonly items: readonly ShortListItem[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** The options of a closed sheet, one row each, so that the common choice needs no sheet. */
export function ShortList({ group, legend, items, chosenId, onChoose }: ShortListProps) {
  useStyles(markCss)
  useStyles(shortListCss)
  return (
    <fieldset className="short">
      <legend className="vh">{legend}</legend>
      {items.map(({ id, name, facts, price, difference, differenceTo }) => (
        <label key={id}>
          <span>
            <b>{keepUnits(name)}</b> <b>{price}</b>
          </span>{' '}
          <small>
            <Dotted items={facts} />{' '}
            <span>
              {difference} <span>{difference && differenceTo}</span>
            </span>
          </small>
          <Radio
            className="mark"
            name={group}
            checked={id === chosenId}
            onChange={() => afterPaint(() => onChoose(id))}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Has the height of three options. */
export function ShortListSkeleton() {
  useStyles(shortListCss)
  return (
    <div className="short" aria-hidden="true">
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
    </div>
  )
}
