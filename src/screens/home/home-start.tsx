import { useEffect, useState } from 'react'
import { takeKeptEntry } from '../../browser/overlay-entries.ts'
import { savesData } from '../../browser/connection.ts'
import { afterPaint } from '../../browser/page.ts'
import { formatPrice } from '../../labels/format.ts'
import { selectContentConfig } from '../../store/catalogue/lists.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { useShadowRoot } from '../../ui/base/root-context.tsx'
import { IndexRail } from '../../ui/line-up/index-rail.tsx'
import { StartButtons, type StartButton } from '../../ui/line-up/start-buttons.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { HomeReturn } from '../builds/home-return.tsx'
import { useSavedBuilds } from '../builds/use-saved-builds.tsx'
import { useText } from '../shared/use-text.tsx'
import { HomeFacets } from './home-facets.tsx'
import { useListedModels } from './use-listed-models.tsx'

/**
 * Entry points of the model list, below its title: the guided start, saved configurations, and an index of all models on
 * phones or the most used filters on a desktop. Loaded after the first view, which keeps their space.
 */
export function HomeStart() {
  const t = useText()
  const actions = useActions()
  const root = useShadowRoot()
  const isMobile = useIsMobile()
  const { models, shown } = useListedModels()
  const hasCodes = useSelect((state) => selectContentConfig(state).hasBuildCodes)
  const hasBuilds = useSavedBuilds().length > 0
  const hasChoice = models.length > 1
  const hasAnswers = useSelect((state) => state.guide !== undefined)
  const current = useCurrentSlide(root, shown.length)
  const [isWhole, setIsWhole] = useState(false)
  const openWishes = (): void => actions.openModal({ kind: 'guided-start', isPage: true })
  const ways: StartButton[] = [
    { label: t('seeRange'), isExpanded: isWhole, onClick: () => setIsWhole(!isWhole) },
    { label: t('guideOpen'), onClick: () => actions.openModal({ kind: 'guided-start' }) },
    { label: t('wishOpen'), onClick: openWishes },
  ]
  const existing = (
    <>
      {hasCodes && (
        <TextButton onClick={() => actions.openModal({ kind: 'code' })}>{t('haveCode')}</TextButton>
      )}
      {hasBuilds && (
        <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>
          {t('myBuilds')}
        </TextButton>
      )}
    </>
  )
  useEffect(() => {
    // Back from a configuration of its result.
    if (takeKeptEntry() && hasAnswers) actions.openModal({ kind: 'guided-start' })
  }, [actions, hasAnswers])
  // Until there are models, a row without them would be of another height.
  if (models.length === 0) return null
  return (
    <>
      <div className="start-ways">
        {!isMobile && existing}
        {/* On a phone, two equal choices; the wishes are also in the guided start. */}
        {hasChoice && <StartButtons items={isMobile ? ways.slice(0, 2) : ways.slice(1)} />}
      </div>
      {isMobile ? (
        <IndexRail
          label={t('modelsIndex')}
          current={current}
          items={shown.map(({ id, name, price, image }) => ({
            key: id,
            name,
            text: price === null ? '' : `${t('from')} ${formatPrice(price)}`,
            image: savesData() ? null : image,
          }))}
          isWhole={isWhole}
          onSelect={(index) => {
            setIsWhole(false)
            afterPaint(() => goTo(root?.querySelectorAll('.carousel li')[index]))
          }}
        >
          {hasChoice && <TextButton onClick={openWishes}>{t('wishOpen')}</TextButton>}
          {existing}
        </IndexRail>
      ) : (
        <HomeFacets />
      )}
      <HomeReturn />
    </>
  )
}

/** Scrolls to a card, and moves the focus there: the next Tab continues from what is shown. */
function goTo(part: Element | undefined): void {
  if (!(part instanceof HTMLElement)) return
  part.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** Index of the slide at the start of the row of cards, whoever scrolls it. */
function useCurrentSlide(root: ShadowRoot | null, count: number): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const follow = (): void => {
      const row = root?.querySelector('.swiper-wrapper')
      // The gaps at the ends of the row make less than a tenth of a slide.
      if (row) setCurrent(Math.round((row.scrollLeft / row.scrollWidth) * count))
    }
    // A scroll event does not bubble. The row is rendered anew when the filter has had no match.
    root?.addEventListener('scroll', follow, true)
    const cancel = afterPaint(follow)
    return () => {
      root?.removeEventListener('scroll', follow, true)
      cancel()
    }
  }, [root, count])
  return current
}
