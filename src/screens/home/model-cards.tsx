import { memo } from 'react'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ModelCardSkeleton } from '../../ui/cards/model-card.tsx'
import { useLineUpText } from '../shared/use-line-up-text.tsx'
import { HomeCard } from './home-card.tsx'

interface ModelCardsProps {
  /** In the order of their cards; null while loading. */
  readonly models: readonly Model[] | null
}

/** The cards of the models, or their skeletons (spec §2, home). */
export const ModelCards = memo(function ModelCards({ models }: ModelCardsProps) {
  const t = useLineUpText()
  const items = models
    ? models.map((model, index) => ({
        key: model.id,
        label: model.name,
        content: <HomeCard model={model} isFirst={index === 0} />,
      }))
    : ['1', '2', '3'].map((key) => ({
        key,
        label: t('loading'),
        content: <ModelCardSkeleton />,
      }))
  return (
    <Carousel
      label={t(models ? 'modelsList' : 'loading')}
      previousLabel={t('previousModel')}
      nextLabel={t('nextModel')}
      positionText={(n, total) => (models ? t('position', { n, total }) : t('loading'))}
      items={items}
    />
  )
})
