import { memo } from 'react'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ModelCard, ModelCardSkeleton } from './model-card.tsx'
import { useLineUpText } from '../../ui/text/use-line-up-text.tsx'

interface ModelCardsProps {
  /** In the order of their cards; null while loading. */
  readonly models: readonly Model[] | null
}

/** How many cards fit beside each other in the row of a narrow widget. */
const IN_VIEW = 3

/** The cards of the models, or their skeletons (spec §2, home). */
export const ModelCards = memo(function ModelCards({ models }: ModelCardsProps) {
  const t = useLineUpText()
  const { runtime } = useConfiguratorStore()
  // In a row, those out of view are rendered when the browser is idle, unless the buyer returns to one of them.
  const isStart = useIsMobile() && !runtime.homeLeft
  const count = useGrowingCount(models?.length ?? 0, isStart ? IN_VIEW : Infinity)
  const items = models
    ? models.map((model, index) => ({
        key: model.id,
        label: model.name,
        content: index < count && <ModelCard model={model} isFirst={index === 0} />,
      }))
    : ['1', '2', '3'].map((key) => ({
        key,
        label: t('loading'),
        content: <ModelCardSkeleton />,
      }))
  return <Carousel label={t(models ? 'modelsList' : 'loading')} isLoading={!models} items={items} />
})
