import { toggleFilter } from '../../domain/filtering/filtering.ts'
import { useActions } from '../../store/context.tsx'
import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { filterGroups } from '../shared/filter-groups.ts'
import { useText } from '../shared/use-text.tsx'
import { useListedModels } from './use-listed-models.tsx'

/** The filters that buyers use most. */
const FACETS: ReadonlySet<string> = new Set(['energies', 'seats', 'monthlyPayment'])

/** The most used filters of the model list as chips beside 'Filtro', whose panel has all of them. */
export function HomeFacets() {
  const t = useText()
  const actions = useActions()
  const { models, selection } = useListedModels()
  return (
    <FilterChips
      groups={filterGroups(t, models, selection).filter(({ id }) => FACETS.has(id))}
      onChange={(group, id) =>
        actions.setFilter(
          'home',
          toggleFilter(models, selection, group as keyof typeof selection, id),
        )
      }
    />
  )
}
