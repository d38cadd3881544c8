import { memo, Suspense, useDeferredValue, useState } from 'react'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import type { State } from '../../store/state.ts'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { FailedState } from '../shared/failed-state.tsx'
import { HomeFilter, HomeStart, HomeTexts, LineUpLegal } from '../shell/lazy-screens.tsx'
import { useHeading } from '../shared/use-heading.tsx'
import { useProduct } from '../shared/use-product.tsx'
import { useLineUpText } from '../shared/use-line-up-text.tsx'
import { ModelCards } from './model-cards.tsx'

const PANEL_ID = 'home-filter'

/** Why there is nothing to choose from; null if there are models, or they are loading. */
function selectProblem(state: State): 'failed' | 'empty' | null {
  const status = state.site.models?.status
  if (status === 'failed') return status
  return status === 'ready' && selectModels(state).length === 0 ? 'empty' : null
}

/** Keeps the server-rendered texts (docs/decisions/0015) until the widget's own are loaded. */
function keepServerRendered(box: HTMLElement | null): void {
  box?.append(...(box.getRootNode() as ShadowRoot).querySelectorAll('.credit,.section'))
}

/** The line-up: every model with its price and financing offer (spec §2, home). */
export function HomeScreen() {
  const t = useLineUpText()
  const actions = useActions()
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
        <HomeStart />
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
            label={t('filter')}
            count={count}
            countName={t(count === 1 ? 'filterCountOne' : 'filterCountMany', { n: count })}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            panelId={PANEL_ID}
          />
        )}
        {!isMobile && start}
      </header>
      {problem === 'failed' ? (
        <FailedState onRetry={actions.retryLineUp} />
      ) : (
        <LineUp isFilterOpen={isFilterOpen} />
      )}
      {/* A phone shows the first car before the other ways to choose one. */}
      {isMobile && start}
      <Suspense fallback={<div ref={keepServerRendered} />}>
        <LineUpLegal>
          <HomeTexts />
        </LineUpLegal>
      </Suspense>
    </div>
  )
}

const LineUp = memo(function LineUp({ isFilterOpen }: { readonly isFilterOpen: boolean }) {
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
          <HomeFilter panelId={PANEL_ID} isOpen={isFilterOpen} onFilter={setFiltered} />
        )}
      </Suspense>
      {isEmpty || <ModelCards models={shown} />}
    </>
  )
})
