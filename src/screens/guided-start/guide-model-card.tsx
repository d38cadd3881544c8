import type { MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { keepOverlayEntry, ownsHistory } from '../../browser/overlay-entries.ts'
import { afterPaint } from '../../browser/page.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import type { Advantages } from '../../domain/guided-start/compared-cars.ts'
import { capitalise, withinSentence } from '../../labels/capitalise.ts'
import { formatList } from '../../labels/format-list.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { openLink } from '../../store/builds/build-code.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { linkQuery } from '../../store/guided-start/advised-cars.ts'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { filled } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/primitives/figures.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { buildPath } from '../routing/build-path.ts'
import { keepHomeTop } from '../shell/prepare-flow.ts'
import { useStepFigures } from '../shared/offer/use-step-figures.tsx'
import { absoluteLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'
import { traitText, type WordedCar } from './guide-words.ts'
import { Picture } from '../../ui/primitives/picture.tsx'

interface GuideModelCardProps {
  readonly worded: WordedCar
  /** What the buyer would have to change, in words. None if it meets every wish. */
  readonly changes: readonly string[]
  /** What it has of what was wished for, in words. */
  readonly reasons: readonly string[]
  /** What it has over the first car of the result, and the other way round. Null for that one. */
  readonly compared: {
    readonly name: string
    readonly gains: Advantages
    readonly losses: Advantages
  } | null
}

/** A complete configuration with its offer. Its link opens the summary; Back leads to the result again. */
export function GuideModelCard({ worded, changes, reasons, compared }: GuideModelCardProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const stepFigures = useStepFigures()
  const [, navigate] = useLocation()
  const hasHistory = ownsHistory(useRouter().hook)
  const noModelImage = useSelect((state) => selectBackOffice(state, 'noModelImage'))
  const { car, offer } = worded
  const { model, engine, version, exterior, interior } = car
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
  const gains = compared ? advantageTexts(t, compared.gains) : []
  const losses = compared ? advantageTexts(t, compared.losses) : []
  return (
    <li className="guide-card">
      {image ? <Picture src={image} width="800" height="450" /> : <span />}
      <div>
        <h4>{model.name}</h4>
        <p className="soft">
          <Dotted
            items={[
              t('guideEngine', { engine: engine.name }),
              ...[version, exterior, interior].flatMap((item) => item?.name ?? []),
            ]}
          />
        </p>
      </div>
      {changes.length > 0 && <p className="guide-change">{capitalise(formatList(changes))}</p>}
      <Figures size="guide" items={stepFigures(PLACES.card, offer, offer)} />
      <div className="guide-reasons">
        <ul role="list">
          {reasons.map((reason) => (
            <li key={reason}>
              <LazyIcon name="check" />
              {capitalise(reason)}
            </li>
          ))}
        </ul>
        {compared && gains.length > 0 && (
          <p>{t('guideAdds', { model: compared.name, items: formatList(gains) })}</p>
        )}
        {losses.length > 0 && <p>{t('guideLosses', { items: formatList(losses) })}</p>}
      </div>
      <a href={link} onClick={open} {...filled('primary', true)}>
        {t('guideChoose', { model: model.name })}
      </a>
    </li>
  )
}

function advantageTexts(t: Translate, { traits, named, others }: Advantages): readonly string[] {
  return [
    ...traits.map((trait) => traitText(t, trait)),
    ...named.map(({ name }) => withinSentence(name)),
    ...(others > 0 ? [t(plural(others, 'guideMore'), { n: others })] : []),
  ]
}
