import type { Model } from '../../domain/catalogue/catalogue.ts'
import { plural } from '../../labels/plural.ts'
import { GuideOrderLine } from '../../ui/guided-start/guide-order-line.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { usePutFirst } from './use-guide-actions.tsx'

interface GuideOrderProps {
  /** The models shown. */
  readonly models: readonly Model[]
  readonly recommended: readonly Model[]
}

/** Says that the recommended models come first, and restores the order by price. */
export function GuideOrder({ models, recommended }: GuideOrderProps) {
  const t = useText()
  const putFirst = usePutFirst()
  const count = models.filter((model) => recommended.includes(model)).length
  if (count === 0) return null
  return (
    <GuideOrderLine text={t(plural(count, 'guideFirst'))} count={count}>
      <TextButton onClick={() => putFirst([])}>{t('guideRestoreOrder')}</TextButton>
    </GuideOrderLine>
  )
}
