import { useEffect, useRef } from 'react'
import chipsCss from './filter-chips.css?inline'
import type { FilterBodyProps } from './filter-body.tsx'
import { FilterOptions } from './filter-group.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'

/** Groups of a filter as chips, each of which opens its options and says which of them are ticked. */
export function FilterChips({ groups, onChange }: Pick<FilterBodyProps, 'groups' | 'onChange'>) {
  useStyles(chipsCss)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = ref.current
    // Closes a chip when the focus leaves it, also because of a press elsewhere.
    const closeLeft = ({ relatedTarget }: FocusEvent): void => {
      for (const chip of row?.querySelectorAll('details') ?? [])
        if (!chip.contains(relatedTarget as Node | null)) chip.open = false
    }
    row?.addEventListener('focusout', closeLeft)
    return () => row?.removeEventListener('focusout', closeLeft)
  }, [])
  return (
    <div ref={ref} className="filter-chips">
      {groups.map((group) => {
        const ticked = group.options.filter(({ isChecked }) => isChecked)
        return (
          <details key={group.id} name="filter-chips">
            <summary className="filter-toggle" data-on={ticked.length > 0 || undefined}>
              {ticked.map(({ label }) => label).join(', ') || group.label}
              <LazyIcon name="down" size={16} />
            </summary>
            {/* Takes the focus of a press beside the options. */}
            <div tabIndex={-1}>
              <FilterOptions group={group} onChange={onChange} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
