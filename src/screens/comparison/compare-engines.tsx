import { compareSpecs } from '../../domain/catalogue/comparison.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { ComparisonCards } from './comparison-cards.tsx'
import { ComparisonList, EmptyComparison } from './comparison-list.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { useCompared } from './use-compared.tsx'

/** Compares the model's engines by their technical data (spec §2, comparator). */
export function CompareEngines() {
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const currentId = useSelect(({ configuration }) =>
    configuration.isEngineSelected ? configuration.engineId : null,
  )
  const engines = data ?? []
  const compared = useCompared(engines, currentId)
  const groups = compareSpecs(compared.items)
  return (
    <ComparisonList status={status} failedLabel="failedEngines" isEmpty={engines.length === 0}>
      <ComparisonCards origin="engine" offered={engines} compared={compared} />
      <ComparisonTable
        origin="engine"
        items={compared.items}
        currentId={currentId}
        wltps={compared.items.map(({ wltp }) => wltp)}
        groups={groups}
      />
      {groups.length === 0 && compared.items.length > 0 && <EmptyComparison />}
    </ComparisonList>
  )
}
