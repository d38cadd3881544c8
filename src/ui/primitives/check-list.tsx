import { LazyIcon } from './lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import sectionsCss from './sections.css?inline'

export interface CheckGroup {
  readonly title: string
  readonly items: readonly string[]
}

/** Equipment in groups, each with a heading. */
export function CheckList({ groups }: { readonly groups: readonly CheckGroup[] }) {
  useStyles(sectionsCss)
  return (
    <div className="groups">
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul role="list" className="checks">
            {items.map((item) => (
              <li key={item}>
                <LazyIcon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
