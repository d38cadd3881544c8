import { useLocation } from 'wouter'
import { afterPaint } from '../../browser/page.ts'
import { useSelect } from '../../store/context.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { buildPath } from '../routing/build-path.ts'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useHeading } from '../shared/use-heading.tsx'
import { STEP_LABELS } from '../shared/step-labels.ts'
import { useText } from '../shared/use-text.tsx'
import { CompareEngines } from './compare-engines.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { labelSuffix } from './origin.ts'

/** Engines or versions side by side, with a link back (spec §2, comparator). */
export function ComparisonScreen() {
  const t = useText()
  const heading = useHeading()
  const [, navigate] = useLocation()
  const route = useSelect((state) => state.route)
  const origin = route?.comparison ?? 'engine'
  return (
    <div className="page">
      <p className="back">
        <LazyIcon name="arrow-left" size={16} />
        <TextButton
          onClick={() => afterPaint(() => navigate(buildPath(origin, route?.modelName ?? null)))}
        >
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
