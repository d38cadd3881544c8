import { afterPaint } from '../../browser/page.ts'
import { itemBelow } from '../../domain/catalogue/ladder.ts'
import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { keepUnits } from '../../labels/keep-units.ts'
import { formatPrice } from '../../labels/format.ts'
import { choose } from '../../store/acting/choose-item.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import type { Load } from '../../store/state.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import markCss from '../../ui/cards/mark.css?inline'
import shortListCss from '../../ui/cards/short-list.css?inline'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import { differenceText } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'

/** Number of options up to which they are all in view: the filter and the comparison then follow them. */
const FEW = 6

/** Whether a list is so short that its options are all in view, on a phone in the closed sheet. */
export function isShortList(items: readonly unknown[]): boolean {
  return items.length > 0 && items.length <= FEW
}

interface ShortChoicesProps<Item> {
  readonly kind: 'engine' | 'version'
  readonly status: Load<unknown>['status']
  readonly items: readonly Item[]
  readonly chosen: Item | null
  readonly factOf: (item: Item, below: Item | null) => readonly string[]
}

/**
 * The engines or versions of a closed sheet, one row each, so that the common choice needs no sheet. Nothing for a long
 * list, and while they load the height of three.
 */
export function ShortChoices<Item extends Engine | Version>(props: ShortChoicesProps<Item>) {
  useStyles(markCss)
  useStyles(shortListCss)
  const { kind, status, items, chosen, factOf } = props
  const t = useText()
  const store = useConfiguratorStore()
  if (status === 'idle' || status === 'loading')
    return (
      <div className="short" aria-hidden="true">
        <i className="sk" />
        <i className="sk" />
        <i className="sk" />
      </div>
    )
  if (!isShortList(items)) return null
  return (
    <fieldset className="short">
      <legend className="vh">{t(`${kind}List`)}</legend>
      {items.map((item) => {
        const below = itemBelow(item, items)
        const difference = differenceText(t, item, below)
        return (
          <label key={item.id}>
            <span>
              <b>{keepUnits(item.name)}</b> <b>{formatPrice(item.price) || '—'}</b>
            </span>{' '}
            <small>
              <Dotted items={factOf(item, below)} />{' '}
              <span>
                {difference?.price} <span>{difference?.price && difference.to}</span>
              </span>
            </small>
            <Radio
              className="mark"
              name={kind}
              checked={item.id === chosen?.id}
              onChange={() => afterPaint(() => choose(store, kind, item.id))}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
