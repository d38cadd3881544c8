import { type Row, Rows } from './rows.tsx'
import { useStyles } from '../base/root-context.tsx'
import sectionsCss from './sections.css?inline'

export interface SpecGroup {
  readonly title: string
  readonly rows: readonly Row[]
}

/** A table of names and values in groups, each with a heading. */
export function SpecTable({ groups }: { readonly groups: readonly SpecGroup[] }) {
  useStyles(sectionsCss)
  return (
    <div className="groups">
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Rows items={rows} />
        </section>
      ))}
    </div>
  )
}
