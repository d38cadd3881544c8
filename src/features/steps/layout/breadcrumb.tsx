export interface BreadcrumbItem {
  readonly label: string
  /** Whether the maker gave the name, which nobody translates. */
  readonly isName?: boolean
  readonly href: string
  /** Called on a plain click, instead of following the link. */
  readonly onClick: () => void
}

interface BreadcrumbProps {
  readonly label: string
  readonly items: readonly BreadcrumbItem[]
}

export function Breadcrumb({ label: name, items }: BreadcrumbProps) {
  return (
    <nav aria-label={name} className="crumbs">
      <ol>
        {items.map(({ label, href, isName, onClick }) => (
          <li key={`${href} ${label}`}>
            <a
              href={href}
              title={label}
              translate={isName ? 'no' : undefined}
              onClick={(event) => {
                // Leave modified clicks to the browser: new tab, new window.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                onClick()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
