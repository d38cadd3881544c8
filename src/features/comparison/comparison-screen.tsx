import { useLocation } from 'wouter'
import { useSelect } from '../../core/store/context.tsx'
import type { RouteTarget } from '../../core/store/state.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { stepLabel } from '../../ui/offer/choice-labels.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { ComparedItems } from './compared-items.tsx'
import { capitalized } from '../../core/values/capitalized.ts'
import { selectModelAddress } from '../../core/configuration/chosen-items.ts'

/** Engines or versions side by side, with a link back (spec §2, comparator). */
export function ComparisonScreen({ target }: { readonly target: RouteTarget }) {
  const t = useText()
  const heading = useHeading()
  const [, navigate] = useLocation()
  const address = useSelect(selectModelAddress)
  const origin = target.comparison ?? 'engine'
  return (
    <div className="page">
      <div className="between">
        <h1 ref={heading} tabIndex={-1}>
          {t(`compare${capitalized(origin)}sTitle`)}
        </h1>
        <p className="row">
          <StepIcon name="arrow-left" size={16} />
          <TextButton onPress={() => navigate(buildPath(origin, address))}>
            {t(stepLabel(origin))}
          </TextButton>
        </p>
      </div>
      <CreditBlock />
      <ComparedItems origin={origin} />
    </div>
  )
}
