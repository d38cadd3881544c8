import { FilterChips } from '../../ui/filter/filter-chips.tsx'
import { useFilterPanel } from '../shared/use-filter-panel.tsx'
import { useListedModels } from './use-listed-models.tsx'

/** The filters that buyers use most. */
const FACETS: ReadonlySet<string> = new Set(['energies', 'seats', 'monthlyPayment'])

/** The most used filters of the model list as chips beside 'Filtro', whose panel has all of them. */
export function HomeFacets() {
  const { models, selection } = useListedModels()
  const { groups, onChange } = useFilterPanel('home', models, selection)
  return <FilterChips groups={groups.filter(({ id }) => FACETS.has(id))} onChange={onChange} />
}
