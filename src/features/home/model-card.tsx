import { Suspense, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { ownAddress } from '../../core/catalogue/read-models.ts'
import { CARD, CARD_DETAILS } from '../../core/offer/offer-figures.ts'
import { enginePath } from '../../core/routing/paths.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { lazyPart, Nothing, preload } from '../../ui/base/lazy-part.tsx'
import { useIntent } from '../../ui/base/use-intent.tsx'
import { useNoModelImage } from '../../ui/offer/use-line-up.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { FigureList, figuresOf } from '../../ui/primitives/figures.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useLineUpText } from '../../ui/text/use-line-up-text.tsx'
import { keepHomeTop, prepareModel } from '../steps/prepare-flow.ts'

// Requested with the list: every card shows it.
const ModelWltp = lazyPart(
  async () => (await import('../legal/wltp-block.tsx')).ModelWltp,
  Nothing,
  preload,
)

const NoModel = lazyPart(async () => (await import('../../ui/primitives/no-model.tsx')).NoModel)

interface ModelCardProps {
  readonly model: Model
  /** Visible on load: its image is not lazy-loaded. */
  readonly isFirst: boolean
}

/** A model of the line-up. Pointing at its button, or resting on it with the focus, already selects it (spec §4, home). */
export function ModelCard({ model, isFirst }: ModelCardProps) {
  const { id, name, wltp } = model
  const t = useLineUpText()
  const buttonId = useId()
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const noModelImage = useNoModelImage()
  const image = model.image ?? noModelImage
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  const segment = model.segments[0]?.name
  const chooseModel = (): void => {
    store.actions.chooseModel(id)
    prepareModel(store, id)
  }
  return (
    <article className="card model" part="card">
      <div className="pic">
        {image && image !== brokenImage ? (
          <img
            src={image}
            alt=""
            width="1200"
            height="675"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            onError={() => setBrokenImage(image)}
          />
        ) : (
          <Suspense>
            <NoModel />
          </Suspense>
        )}
      </div>
      <div className="body">
        <div className="between">
          <h2>
            {/* Covers the card: a press anywhere presses the button. */}
            <label htmlFor={buttonId} translate="no">
              {name}
            </label>
          </h2>
          {segment && <p className="soft">{segment}</p>}
        </div>
        <FigureList
          items={figuresOf(t, CARD, model)}
          info={{
            name: 'price',
            label: `${t('moreAboutPrice')}: ${name}`,
            onClick: () => store.actions.openModal({ kind: 'finance', offer: model }),
          }}
        />
        <Rows items={figuresOf(t, CARD_DETAILS, model)} />
        {wltp && (
          <Suspense fallback={<dl className="rows" />}>
            <ModelWltp wltp={wltp} />
          </Suspense>
        )}
        <Button
          id={buttonId}
          isWide
          aria-label={t('selectModel', { model: name })}
          {...useIntent(chooseModel)}
          onPress={() => {
            chooseModel()
            keepHomeTop(store)
            navigate(enginePath(ownAddress(model)))
          }}
        >
          {t('select')}
        </Button>
      </div>
    </article>
  )
}

/** Has the same height as the card it replaces. */
export function ModelCardSkeleton() {
  return (
    <div className="card model" aria-hidden="true">
      <div className="pic sk" />
      <div className="body">
        <i className="sk" />
        <i className="sk" />
        <i className="sk" />
        <i className="sk" />
      </div>
    </div>
  )
}
