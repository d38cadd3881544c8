import { useEffect } from 'react'
import { takeKeptEntry } from '../../browser/overlay-entries.ts'
import { savesData } from '../../browser/connection.ts'
import { formatPrice } from '../../labels/format.ts'
import { selectContentConfig } from '../../store/catalogue/content-config.ts'
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
  const goTo = (part: Element | null | undefined): void =>
    part?.scrollIntoView({ inline: 'start', behavior: 'instant' })
  const ways: StartButton[] = [
    { label: t('seeRange'), onClick: () => goTo(root?.querySelector('.carousel')) },
    { label: t('guideOpen'), onClick: () => actions.openModal({ kind: 'guided-start' }) },
    {
      label: t('wishOpen'),
      onClick: () => actions.openModal({ kind: 'guided-start', isPage: true }),
    },
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
        {hasChoice && <StartButtons items={isMobile ? ways : ways.slice(1)} />}
      </div>
      {isMobile ? (
        <IndexRail
          label={t('modelsIndex')}
          items={shown.map(({ id, name, price, image }) => ({
            key: id,
            name,
            text: price === null ? '' : `${t('from')} ${formatPrice(price)}`,
            image: savesData() ? null : image,
          }))}
          onSelect={(index) => goTo(root?.querySelectorAll('.carousel li')[index])}
        >
          {existing}
        </IndexRail>
      ) : (
        <HomeFacets />
      )}
      <HomeReturn />
    </>
  )
}
