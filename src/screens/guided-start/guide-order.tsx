import type { Model } from '../../domain/catalogue/catalogue.ts'
import { plural } from '../../labels/plural.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import orderCss from '../../ui/guided-start/guide-order-line.css?inline'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { usePutFirst } from './use-put-first.tsx'

interface GuideOrderProps {
  /** The models shown. */
  readonly models: readonly Model[]
  readonly recommended: readonly Model[]
}

/** Says above the cards of the model list that the recommended ones come first, and restores the order by price. */
export function GuideOrder({ models, recommended }: GuideOrderProps) {
  useStyles(orderCss)
  const t = useText()
  const putFirst = usePutFirst()
  const count = models.filter((model) => recommended.includes(model)).length
  if (count === 0) return null
  return (
    <div className="guide-order" data-count={count}>
      <p>{t(plural(count, 'guideFirst'))}</p>
      <TextButton onClick={() => putFirst([])}>{t('guideRestoreOrder')}</TextButton>
    </div>
  )
}
