import type { ReactNode } from 'react'

export interface Group {
  readonly title: string
  readonly content: ReactNode
}

/** Technical data or equipment in groups, each with a heading. */
export function Groups({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <div className="stack groups">
      {groups.map(({ title, content }) => (
        <section key={title}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </div>
  )
}
