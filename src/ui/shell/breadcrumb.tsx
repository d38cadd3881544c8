import breadcrumbCss from './breadcrumb.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface BreadcrumbItem {
  readonly label: string
  /** Renders a link; without it the item is the current page. */
  readonly href?: string
  /** Called on a plain click, instead of following the link. */
  readonly onClick?: () => void
}

export interface BreadcrumbProps {
  readonly label: string
  readonly items: readonly BreadcrumbItem[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  useStyles(breadcrumbCss)
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            <Crumb item={item} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ item }: { readonly item: BreadcrumbItem }) {
  const { label, href, onClick } = item
  if (href === undefined) {
    return (
      <span aria-current="page" title={label}>
        {label}
      </span>
    )
  }
  return (
    <a
      href={href}
      title={label}
      onClick={(event) => {
        // Leave modified clicks to the browser: new tab, new window.
        if (!onClick || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onClick()
      }}
    >
      {label}
    </a>
  )
}
