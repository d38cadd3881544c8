import type { MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { keepOverlayEntry, ownsHistory } from '../../platform/overlay-entries.ts'
import { afterPaint } from '../../platform/page.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { capitalise } from '../../core/formats/capitalise.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { openLink } from '../../core/configuration/current-build.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { linkQuery } from './car-offers.ts'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { filled } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/offer/figures.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { keepHomeTop } from '../steps/prepare-flow.ts'
import { absoluteLink } from '../../ui/share/use-share-link.tsx'
import { useNoModelImage } from '../../ui/offer/use-no-model-image.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import type { carTexts } from './car-texts.ts'
import type { AdvisedCar } from './search.ts'
import { Picture } from '../../ui/primitives/picture.tsx'

interface GuideModelCardProps {
  readonly car: AdvisedCar
  /** The first car of the result, with which the others are compared. */
  readonly first: AdvisedCar
  /** What it has of what was wished for, in words. */
  readonly reasons: readonly string[]
  readonly texts: ReturnType<typeof carTexts>
}

/** A complete configuration with its offer. Its link opens the summary; Back leads to the result again. */
export function GuideModelCard({ car, first, reasons, texts }: GuideModelCardProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const hasHistory = ownsHistory(useRouter().hook)
  const noModelImage = useNoModelImage()
  const { model, engine, version, exterior, interior, missed } = car
  const offer = texts.offerOf(car)
  const query = linkQuery(car)
  const link = useSelect((state) => absoluteLink(state, `?${query}`))
  const open = (event: MouseEvent): void => {
    // Other ways to follow a link are the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    afterPaint(() => {
      keepHomeTop(store)
      if (hasHistory) keepOverlayEntry()
      // A restore starts from home.
      navigate(buildPath('home', null))
      openLink(store, query)
    })
  }
  const image = exterior?.frames[0] ?? model.image ?? noModelImage
  const gains = texts.advantages(car, first)
  const losses = texts.advantages(first, car)
  return (
    <li className="guide-card">
      {image ? <Picture src={image} width="800" height="450" /> : <span />}
      <div>
        <h4 translate="no">{model.name}</h4>
        <p className="soft">
          <Dotted
            areNames
            items={[
              t('guideEngine', { engine: engine.name }),
              ...[version, exterior, interior].flatMap((item) => item?.name ?? []),
            ]}
          />
        </p>
      </div>
      {missed.length > 0 && (
        <p className="guide-change">
          {capitalise(formatList(missed.map((miss) => texts.change(car, miss))))}
        </p>
      )}
      <Figures size="guide" of={offer} item={offer} at={PLACES.card} />
      <div className="guide-reasons">
        <ul role="list">
          {reasons.map((reason) => (
            <li key={reason}>
              <LazyIcon name="check" />
              {capitalise(reason)}
            </li>
          ))}
        </ul>
        {gains.length > 0 && (
          <p>{t('guideAdds', { model: first.model.name, items: formatList(gains) })}</p>
        )}
        {losses.length > 0 && <p>{t('guideLosses', { items: formatList(losses) })}</p>}
      </div>
      <a href={link} onClick={open} {...filled('primary', true)}>
        {t('guideChoose', { model: model.name })}
      </a>
    </li>
  )
}
