export interface Row {
  readonly label: string
  /** `null` shows a dash. */
  readonly value: string | null
}

/** Names at the left, values at the right. */
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
