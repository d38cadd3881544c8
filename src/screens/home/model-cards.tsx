import { memo } from 'react'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { sortByPrice } from '../../domain/financing/price.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ModelCardSkeleton } from '../../ui/cards/model-card.tsx'
import { useLineUpText } from '../shared/use-line-up-text.tsx'
import { HomeCard } from './home-card.tsx'

interface ModelCardsProps {
  /** Null while loading. */
  readonly models: readonly Model[] | null
  readonly isSorted: boolean
}

/** The models by ascending price (spec §2, home), unless they have an order already. */
export const ModelCards = memo(function ModelCards({ models, isSorted }: ModelCardsProps) {
  const t = useLineUpText()
  const items = models
    ? (isSorted ? models : sortByPrice(models)).map((model, index) => ({
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
