import { useEffect, useRef } from 'react'
import { useStyles } from '../../ui/base/use-styles.tsx'
import chipsCss from './filter-chips.css?inline'
import { FilterOptions } from '../../ui/filter/filter-group.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { useFilterPanel } from '../../ui/filter/use-filter-panel.tsx'
import { useListedModels } from './use-listed-models.tsx'

/** The filters that buyers use most. */
const FACETS: ReadonlySet<string> = new Set(['energies', 'seats', 'monthlyPayment'])

/**
 * The most used filters of the model list as chips beside 'Filtro', whose panel has all of them. Each opens its options and
 * says which of them are ticked.
 */
export function HomeFacets() {
  useStyles(chipsCss)
  const { models, selection } = useListedModels()
  const { groups, onChange } = useFilterPanel('home', models, selection)
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
        if (!FACETS.has(group.id)) return null
        const ticked = group.options.filter(({ isChecked }) => isChecked)
        return (
          <details key={group.id} name="filter-chips">
            <summary className="filter-toggle" data-on={ticked.length > 0 || undefined}>
              <span>{ticked.map(({ label }) => label).join(', ') || group.label}</span>
              <StepIcon name="down" size={16} />
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
