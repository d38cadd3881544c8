import { Icon } from './icon.tsx'

export interface Figure {
  /** Class name, for its place in the layout. */
  readonly name?: string | undefined
  readonly label: string
  /** Formatted value; `null` shows a dash. */
  readonly value: string | null
  /** Small text right after the value, for example '/mês'. */
  readonly unit?: string | undefined
  /** Opens the legal text; needs `infoLabel`. */
  readonly onInfo?: (() => void) | undefined
  readonly infoLabel?: string | undefined
}

type FiguresSize =
  | 'card'
  | 'choice'
  | 'compare'
  | 'footer'
  | 'guide'
  | 'large'
  | 'lead'
  | 'stacked'
  | 'total'

export interface FigureListProps {
  readonly items: readonly Figure[]
  readonly size?: FiguresSize
  /** Shows placeholders of the same size as the values. */
  readonly isPending?: boolean | undefined
}

/** Price, monthly payment and TAEG, always as one list and in the same size and weight. */
export function FigureList({ items, size = 'card', isPending }: FigureListProps) {
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
              {item.onInfo && (
                <button
                  type="button"
                  className="info"
                  aria-label={item.infoLabel}
                  onClick={item.onInfo}
                >
                  <Icon name="info" size={16} />
                </button>
              )}
            </dt>
            <dd>{isPending ? <i className="sk" /> : <Value figure={item} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ figure }: { readonly figure: Figure }) {
  const { value, unit } = figure
  return (
    <>
      <span translate="no">{value ?? '—'}</span>
      {value !== null && unit && <small>{unit}</small>}
    </>
  )
}
