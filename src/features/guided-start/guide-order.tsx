import type { Model } from '../../core/catalogue/catalogue.ts'
import { createObserver } from '../../platform/observers.ts'
import { plural } from '../../core/formats/grammar.ts'
import { useShadowRoot, useStyles } from '../../ui/base/element-context.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useCallback } from 'react'
import { afterPaint } from '../../platform/page.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { putFirst } from './guide.ts'
import orderCss from './guide-order-line.css?inline'
import { addTexts } from '../../labels/texts.ts'
import { guidedStartLabels } from './labels.pt-PT.ts'

addTexts(guidedStartLabels)

interface GuideOrderProps {
  /** The models shown. */
  readonly models: readonly Model[]
  readonly recommended: readonly Model[]
}

/** Says above the cards of the model list that the recommended ones come first, and restores the order by price. */
export function GuideOrder({ models, recommended }: GuideOrderProps) {
  useStyles(orderCss)
  const t = useText()
  const reorder = usePutFirst()
  const count = models.filter((model) => recommended.includes(model)).length
  if (count === 0) return null
  return (
    <div className="between quiet guide-order" data-count={count}>
      <p>{t(plural(count, 'guideFirst'))}</p>
      <TextButton onClick={() => reorder([])}>{t('guideRestoreOrder')}</TextButton>
    </div>
  )
}

/** Puts models first in the model list and shows its beginning. None restores the order by price. */
export function usePutFirst(): (models: readonly Model[]) => void {
  const t = useText()
  const store = useConfiguratorStore()
  const root = useShadowRoot()
  return useCallback(
    (models) => {
      const row = root?.querySelector<HTMLElement>('.home-head ~ .carousel .swiper-wrapper')
      if (row) scrollBackOnChange(row)
      putFirst(store, models, t('guideMark'))
    },
    [store, root, t],
  )
}

/**
 * Scrolls a row to its start when its items change. The browser would follow the item that the row has snapped to, and
 * does so with the next layout, so the row does not snap until that is painted.
 */
function scrollBackOnChange(row: HTMLElement): void {
  const observer = createObserver('MutationObserver', () => {
    observer.disconnect()
    row.style.scrollSnapType = 'none'
    row.scrollTo({ left: 0, behavior: 'instant' })
    afterPaint(() => {
      row.scrollTo({ left: 0, behavior: 'instant' })
      row.style.scrollSnapType = ''
    })
  })
  observer.observe(row, { childList: true })
}
