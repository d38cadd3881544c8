import { Suspense } from 'react'
import { useLocation } from 'wouter'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { ownAddress } from '../../core/catalogue/own-address.ts'
import { CARD, CARD_DETAILS } from '../../core/offer/offer-figures.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { lazyPart, Nothing, preload } from '../../ui/base/lazy-part.tsx'
import { ModelCard } from './model-card.tsx'
import { figuresOf } from '../../ui/primitives/figures.tsx'
import { useNoModelImage } from '../../ui/offer/use-no-model-image.tsx'
import { enginePath } from '../../core/routing/paths.ts'
import { keepHomeTop, prepareModel } from '../steps/prepare-flow.ts'
import { useLineUpText } from '../../ui/text/use-line-up-text.tsx'

// Requested with the list: every card shows it.
const ModelWltp = lazyPart(
  async () => (await import('../legal/wltp-block.tsx')).ModelWltp,
  Nothing,
  preload,
)

/** A model of the line-up. Pointing at its button, or resting on it with the focus, already selects it (spec §4, home). */
export function HomeCard({ model, isFirst }: { readonly model: Model; readonly isFirst: boolean }) {
  const t = useLineUpText()
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const { wltp } = model
  const noModelImage = useNoModelImage()
  const chooseModel = (): void => {
    store.actions.chooseModel(model.id)
    prepareModel(store, model.id)
  }
  return (
    <ModelCard
      name={model.name}
      segment={model.segments[0]?.name ?? null}
      image={model.image ?? noModelImage}
      figures={figuresOf(t, CARD, model, {
        on: 'from',
        infoLabel: `${t('moreAboutPrice')}: ${model.name}`,
        onInfo: () => store.actions.openModal({ kind: 'finance', offer: model }),
      })}
      rows={figuresOf(t, CARD_DETAILS, model)}
      legal={
        wltp && (
          <Suspense fallback={<dl className="rows" />}>
            <ModelWltp wltp={wltp} />
          </Suspense>
        )
      }
      buttonLabel={t('select')}
      buttonName={t('selectModel', { model: model.name })}
      isFirst={isFirst}
      onIntent={chooseModel}
      onSelect={() => {
        chooseModel()
        keepHomeTop(store)
        navigate(enginePath(ownAddress(model)))
      }}
    />
  )
}
