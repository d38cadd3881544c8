import { memo, Suspense, useDeferredValue, useState, type ComponentType } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectModels } from '../../core/catalogue/line-up.ts'
import type { Address } from '../../platform/address.ts'
import type { State } from '../../core/store/state.ts'
import { useIsMobile } from '../../ui/base/element-context.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { FailedState } from '../../ui/states/empty-state.tsx'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { useProduct } from '../../ui/offer/use-line-up.tsx'
import { useLineUpText } from '../../ui/text/use-line-up-text.tsx'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ModelCard, ModelCardSkeleton } from './model-card.tsx'
import type { HomeFilterProps } from './home-filter.tsx'

const PANEL_ID = 'home-filter'

const HomeTexts = lazyPart(async () => (await import('./home-texts.tsx')).HomeTexts)

/** Why there is nothing to choose from; null if there are models, or they are loading. */
function selectProblem(state: State): 'failed' | 'empty' | null {
  const status = state.site.models?.status
  if (status === 'failed') return status
  return status === 'ready' && selectModels(state).length === 0 ? 'empty' : null
}

/** Keeps the server-rendered texts until the widget's own are loaded. */
function keepServerRendered(box: HTMLElement | null): void {
  box?.append(...(box.getRootNode() as ShadowRoot).querySelectorAll('.credit,.section'))
}

interface HomeScreenProps {
  readonly address: Address
  // Parts that the first view does without, with places for optional features.
  readonly Filter: ComponentType<HomeFilterProps>
  readonly Start: ComponentType
}

/** The line-up: every model with its price and financing offer (spec §2, home). */
export function HomeScreen({ address, Filter, Start }: HomeScreenProps) {
  const t = useLineUpText()
  const { loading } = useConfiguratorStore()
  const heading = useHeading()
  const product = useProduct()
  const selection = useSelect((state) => state.filters.home)
  const problem = useSelect(selectProblem)
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(false)
  // The cards follow once the button has changed.
  const isFilterOpen = useDeferredValue(isOpen)
  const count = Object.values(selection ?? {}).flat().length
  const start = !problem && (
    <div className="start">
      <Suspense>
        <Start />
      </Suspense>
    </div>
  )
  return (
    <div className="page">
      <header className="home-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('homeTitle', { product })}
          </h1>
          <p className="soft">{t('homeIntro')}</p>
        </div>
        {!problem && (
          <FilterToggle
            count={count}
            isOpen={isOpen}
            onToggle={() => setIsOpen((is) => !is)}
            panelId={PANEL_ID}
          />
        )}
        {!isMobile && start}
      </header>
      {problem === 'failed' ? (
        <FailedState onRetry={loading.loadLineUp} />
      ) : (
        <LineUp Filter={Filter} isFilterOpen={isFilterOpen} />
      )}
      {/* A phone shows the first car before the other ways to choose one. */}
      {isMobile && start}
      <Suspense fallback={<div ref={keepServerRendered} />}>
        <HomeTexts address={address} />
      </Suspense>
    </div>
  )
}

interface LineUpProps extends Pick<HomeScreenProps, 'Filter'> {
  readonly isFilterOpen: boolean
}

const LineUp = memo(function LineUp({ Filter, isFilterOpen }: LineUpProps) {
  const models = useSelect((state) =>
    state.site.models?.status === 'ready' ? selectModels(state) : null,
  )
  const selection = useSelect((state) => state.filters.home)
  const [filtered, setFiltered] = useState<typeof models>(null)
  // Deferred: a change of the store would render all cards at once instead of in time slices.
  const shown = useDeferredValue(filtered ?? (selection ? null : models))
  // The code of the filter also says that there is nothing.
  const isEmpty = shown?.length === 0
  return (
    <>
      <Suspense>
        {(isFilterOpen || isEmpty || selection || filtered) && (
          <Filter panelId={PANEL_ID} isOpen={isFilterOpen} onFilter={setFiltered} />
        )}
      </Suspense>
      {isEmpty || <ModelCards models={shown} />}
    </>
  )
})

/** How many cards fit beside each other in the row of a narrow widget. */
const IN_VIEW = 3

interface ModelCardsProps {
  /** In the order of their cards; null while loading. */
  readonly models: readonly Model[] | null
}

/** The cards of the models, or their skeletons (spec §2, home). */
const ModelCards = memo(function ModelCards({ models }: ModelCardsProps) {
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
