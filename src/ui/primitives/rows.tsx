/** The `translate` attribute for what has this content: 'no' for a text without words, such as an amount. */
export function translatable(content: unknown): 'no' | undefined {
  return typeof content === 'string' && !/[a-z]/i.test(content) ? 'no' : undefined
}

export interface Row {
  readonly label: string
  /** `null` shows a dash. */
  readonly value: string | null
}

interface RowsProps {
  readonly items: readonly Row[]
  /** Of a list that is laid out otherwise. */
  readonly className?: string
}

/** A list with names at the left and values at the right. */
export function Rows({ items, className = 'rows' }: RowsProps) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={translatable(value)}>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
