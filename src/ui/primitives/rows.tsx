export interface Row {
  readonly label: string
  /** `null` shows a dash. */
  readonly value: string | null
}

/** A list with names at the left and values at the right. */
export function Rows({ items }: { readonly items: readonly Row[] }) {
  return (
    <dl className="rows">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
