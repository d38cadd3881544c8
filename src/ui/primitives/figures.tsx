import type { Figure as FigureDefinition } from '../../core/offer/offer-figures.ts'
import { formatFixed } from '../../core/formats/format-value.ts'
import { Icon } from './icon.tsx'

export interface Figure {
  /** Class name, for its place in the layout. */
  readonly name?: string | undefined
  readonly label: string
  /** Formatted value; `null` shows a dash. */
  readonly value: string | null
  /** Small text right after the value, for example '/mês'. */
  readonly unit?: string | undefined
}

type FiguresSize = 'card' | 'footer' | 'guide' | 'large' | 'line' | 'stacked' | 'total'

export interface FigureListProps {
  readonly items: readonly Figure[]
  readonly size?: FiguresSize
  /** Shows placeholders of the same size as the values. */
  readonly isPending?: boolean | undefined
  /** The button that opens the legal text, beside the figure of this name. */
  readonly info?:
    | { readonly name: string; readonly label: string; readonly onClick: () => void }
    | undefined
}

/** Price, monthly payment and TAEG, always as one list and in the same size and weight. */
export function FigureList({ items, size = 'card', isPending, info }: FigureListProps) {
  return (
    <div className={`figs figs-${size}`}>
      <dl>
        {items.map((item) => (
          <div
            key={item.label}
            className={item.name}
            data-unit={(!isPending && item.value !== null && item.unit) || undefined}
          >
            <dt>
              {item.label}
              {info && info.name === item.name && (
                <button
                  type="button"
                  className="info"
                  aria-label={info.label}
                  onClick={info.onClick}
                >
                  <Icon name="info" size={16} />
                </button>
              )}
            </dt>
            <dd>
              {isPending ? <i className="sk" /> : <span translate="no">{item.value ?? '—'}</span>}
              {!isPending && item.value !== null && item.unit && <small>{item.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A figure with label, value and unit. An unknown one has no value. */
export function figureOf<Id extends string, Value extends string>(
  t: (key: Id | 'perMonth') => string,
  id: Id,
  { value, style, decimals = 0, unit }: FigureDefinition<Value>,
  values: Readonly<Record<Value, number | null>>,
): Figure {
  return {
    name: value,
    label: t(id),
    value: formatFixed(values[value], decimals, style) || null,
    unit: unit && t(unit),
  }
}

/** Figures in the order of their definitions. */
export function figuresOf<Id extends string, Value extends string>(
  t: (key: Id | 'perMonth') => string,
  definitions: Readonly<Record<Id, FigureDefinition<Value>>>,
  values: Readonly<Record<Value, number | null>>,
): readonly Figure[] {
  const entries = Object.entries<FigureDefinition<Value>>(definitions)
  return entries.map(([id, definition]) => figureOf(t, id as Id, definition, values))
}
