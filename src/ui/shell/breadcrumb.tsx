import breadcrumbCss from './breadcrumb.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface BreadcrumbItem {
  readonly label: string
  /** Renders a link; without it the item is text. */
  readonly href?: string
  /** Called on a plain click, instead of following the link. */
  readonly onClick?: () => void
  /** Never shortened. */
  readonly isShort?: boolean
}

export interface BreadcrumbProps {
  readonly label: string
  /** The last item is the current page. */
  readonly items: readonly BreadcrumbItem[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  useStyles(breadcrumbCss)
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {items.map((item, index) => (
          <li key={`${item.href} ${item.label}`} data-short={item.isShort || undefined}>
            <Crumb item={item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ item, isLast }: { readonly item: BreadcrumbItem; readonly isLast: boolean }) {
  const { label, href, onClick } = item
  if (isLast || href === undefined) {
    return (
      <span aria-current={isLast ? 'page' : undefined} title={label}>
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
