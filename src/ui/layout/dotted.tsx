import { keepUnits } from '../../labels/keep-units.ts'
import { useStyles } from '../base/root-context.tsx'
import dottedCss from './dotted.css?inline'

/** Short texts in one line, with dots between them. No line begins or ends with a dot, and a text is kept together. */
export function Dotted({ items }: { readonly items: readonly string[] }) {
  useStyles(dottedCss)
  return (
    <span className="dotted">
      {[...items.entries()].map(([place, item]) => (
        <span key={place}>
          {place > 0 && <i> · </i>}
          {keepUnits(item)}
        </span>
      ))}
    </span>
  )
}
