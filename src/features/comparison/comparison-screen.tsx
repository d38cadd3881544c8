import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSelect } from '../../core/store/context.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { CreditBlock } from '../legal/credit-block.tsx'
import { NoResults } from '../../ui/filter/no-results.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { STEP_LABELS } from '../../ui/offer/step-labels.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { labelSuffix } from './comparison-words.ts'
import { compareSpecs, differences, markDifferences } from './comparison.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { ComparisonCards, ComparisonList } from './comparison-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { useCompared } from './use-compared.tsx'

/** Engines or versions side by side, with a link back (spec §2, comparator). */
export function ComparisonScreen() {
  const t = useText()
  const heading = useHeading()
  const [, navigate] = useLocation()
  const route = useSelect((state) => state.route)
  const origin = route?.comparison ?? 'engine'
  return (
    <div className="page">
      <p className="row">
        <LazyIcon name="arrow-left" size={16} />
        <TextButton onPress={() => navigate(buildPath(origin, route?.modelName ?? null))}>
          {t(STEP_LABELS[origin])}
        </TextButton>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t(`compare${labelSuffix(origin)}Title`)}
      </h1>
      <CreditBlock />
      {origin === 'engine' ? <CompareEngines /> : <CompareVersions />}
    </div>
  )
}

/** Compares the model's engines by their technical data (spec §2, comparator). */
function CompareEngines() {
  const t = useText()
  const { status, data } = useSelect((state) => selectLoad(state, 'engines'))
  const currentId = useSelect(({ configuration }) =>
    configuration.isEngineSelected ? configuration.engineId : null,
  )
  const engines = data ?? []
  const [isDiffering, setIsDiffering] = useState(false)
  // A new selection shows all rows again (spec §4, comparator).
  const compared = useCompared(engines, currentId, () => setIsDiffering(false))
  const all = compareSpecs(compared.items)
  const groups = (isDiffering ? differences : markDifferences)(all)
  return (
    <ComparisonList status={status} failedLabel="failedEngines" isEmpty={engines.length === 0}>
      <ComparisonCards
        origin="engine"
        offered={engines}
        compared={compared}
        differing={isDiffering ? groups : null}
        onDiffering={setIsDiffering}
      />
      <ComparisonTable
        origin="engine"
        offered={engines}
        compared={compared}
        currentId={currentId}
        wltps={compared.items.map(({ wltp }) => wltp)}
        groups={groups}
      />
      {all.length === 0 && compared.items.length > 0 && <NoResults />}
      {all.length > 0 && groups.length === 0 && <p>{t('comparisonSame')}</p>}
    </ComparisonList>
  )
}
