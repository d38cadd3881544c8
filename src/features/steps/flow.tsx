import {
  Fragment,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  useLayoutEffect,
} from 'react'
import { scrollPage } from '../../platform/page.ts'
import type { Address } from '../../platform/address.ts'
import { isPrerendering, wasPrerendered, whenOpened } from '../../platform/prerendering.ts'
import { CHOICE_KINDS, type OptionKind } from '../../core/configuration/choice-steps.ts'
import { isStep, type Screen } from '../../core/configuration/guards.ts'
import type { Id } from '../../core/values/units.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectChoiceLoad, loadModel, retryFailed } from '../../core/catalogue/lists.ts'
import { readSavedAgain } from '../../core/configuration/restore-configuration.ts'
import { preloadTurn } from '../viewer/pictures/preloading.tsx'
import { readTab, TAB } from '../../platform/storage.ts'
import { startFlow } from '../../core/routing/start-flow.ts'
import { refreshQuote } from '../../core/offer/simulate-loan.ts'
import { holdId } from '../../core/reporting/configuration-id.ts'
import type { RouteTarget } from '../../core/store/state.ts'
import { ChoiceSkeleton } from './choice-card.tsx'
import { publishStepTop } from './layout/pin-bar.ts'
import sheetCss from './layout/sheet.css?inline'
import { StageSkeleton } from '../viewer/stage.tsx'
import { lazyScreen } from '../../ui/states/empty-state.tsx'
import { FailedRequest } from '../../ui/states/list-state.tsx'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { pathOf } from '../../core/routing/route-path.ts'
import { EngineScreen } from './engine-screen.tsx'
import { LegalLine } from '../legal/legal-line.tsx'
import { footerLayout, StepFooter } from './step-footer.tsx'
import { selectAreTextsLoading, StepTexts } from './step-texts.tsx'
import { StepNavigation } from './step-navigation.tsx'
import { useQuoteRetry } from '../../ui/offer/use-explanation.tsx'
import { Optional, importWithRetry, preload } from '../../ui/base/lazy-part.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { preloadLazyComponents, preloadWhenIdle } from '../../ui/base/preload-components.ts'
import { usePageTitle } from '../../ui/text/use-page-title.tsx'
import { useRoute } from '../../core/routing/use-route.tsx'
import { useHashLink } from '../../ui/base/use-hash-link.tsx'

export interface FlowProps {
  readonly address: Address
  readonly target: RouteTarget
}

/**
 * Prepares the configuration flow: code of the steps, data that every visit needs, and the model's lists and images. On
 * a page that is being prerendered, only the code. Null loads no lists, and at the model list the code in idle moments.
 */
export function prepare(store: ConfiguratorStore, modelId: Id | null): void {
  whenOpened(() => {
    if (modelId === null && wasPrerendered()) readSavedAgain(store)
    startFlow(store)
    if (modelId === null) return
    loadModel(store, modelId)
    void preloadTurn(store, modelId)
  })
  // At the model list, nobody waits for the code of the steps.
  if (modelId === null && store.get().entered?.screen === 'home') preload(preloadWhenIdle)
  // After the requests for lists, which would wait for a free connection.
  else setTimeout(preloadLazyComponents)
}

/** The configuration flow. It begins when the visitor opens the page, because it writes cookies, reports and saves. */
export function Flow(props: FlowProps) {
  const [isOpened, setIsOpened] = useState(!isPrerendering())
  useEffect(() => whenOpened(() => setIsOpened(true)), [])
  return isOpened ? <OpenedFlow {...props} /> : <StepLoading />
}

/** Starts the flow, holds the configuration's id, and resolves the route. */
function OpenedFlow({ address, target }: FlowProps) {
  const store = useConfiguratorStore()
  const settings = useSelect((state) => state.settings)
  useEffect(() => startFlow(store), [store, settings])
  useEffect(() => holdId(store), [store])
  // On the summary, the financing section does so, because the result belongs to the buyer's simulation.
  useQuoteRetry(target.screen !== 'summary', refreshQuote)
  const arrived = useRoute(address, target)
  const visits = useSelect((state) => state.visits)
  const view = useMemo(
    () => ({ address, target, shown: arrived, visits }),
    [address, target, arrived, visits],
  )
  const deferred = useDeferredValue(view)
  // A loading view has nothing to keep on screen: deferring would only make it flash before data that is there.
  return <View {...(deferred.shown === 'wait' ? view : deferred)} />
}

interface ViewProps extends FlowProps {
  readonly shown: ReturnType<typeof useRoute>
  readonly visits: number
}

/** Memoised, so that a navigation re-renders it only once, in the background. */
const View = memo(function View({ address, shown, target, visits }: ViewProps) {
  // Except the first screen, which is where the page is. A screen on its way must not scroll this one.
  useLayoutEffect(() => (visits > 1 ? scrollPage() : undefined), [visits])
  useHashLink(address, visits)
  useReopenedForm(shown === 'screen')
  usePageTitle(target)
  const step = isStep(target.screen) ? target.screen : null
  const bar = step === null ? undefined : footerLayout(step)
  // Shown once the texts of the step have loaded: they would push it down.
  const hasLegalLine = !useSelect(selectAreTextsLoading)
  return (
    <>
      {step && <StepNavigation step={step} />}
      {/* Remounted when the navigation appears or disappears: otherwise visible content would move and count as a
         layout shift. */}
      <div className="flow" key={String(step !== null)} data-bar={bar}>
        <div className="main">
          <Suspense fallback={<StepLoading />}>
            <Main shown={shown} target={target} />
          </Suspense>
        </div>
        {/* For the same reason, the bar is remounted when its layout changes, and what lies below it on every step. */}
        {step && shown !== 'failed' && <StepFooter key={`bar-${bar}`} step={step} />}
        <Fragment key={`below-${step}`}>
          {/* After the price bar in the tab order, so that 'Continuar' follows the choices. */}
          {shown === 'screen' && (step === 'engine' || step === 'version') && (
            <div className="below">
              <Optional>
                <StepTexts hasFaqs={step === 'engine'} />
              </Optional>
            </div>
          )}
          {shown === 'screen' && hasLegalLine && <LegalLine />}
        </Fragment>
      </div>
    </>
  )
})

/** Reopens a form that the site did not accept, once the first screen is shown to the visitor. */
function useReopenedForm(isShown: boolean): void {
  const store = useConfiguratorStore()
  useEffect(() => {
    if (!isShown) return
    // A prerendered page has a copy of the storage: what it removes would still be there for the next page.
    return whenOpened(() => {
      if (readTab(TAB.submitted) === null) return
      preload(async () => {
        const { reopenSubmittedForm } = await importWithRetry(
          () => import('../leads/lead-draft.ts'),
        )
        reopenSubmittedForm(store)
      })
    })
  }, [store, isShown])
}

function Main({ shown, target }: Pick<ViewProps, 'shown' | 'target'>) {
  if (shown === 'failed') return <Failed />
  if (shown === 'wait' || target.screen === 'home') return <StepLoading />
  if (isOptionScreen(target.screen))
    return <OptionScreen key={pathOf(target)} kind={target.screen} />
  const Screen = SCREENS[target.screen]
  return <Screen key={pathOf(target)} target={target} />
}

function Failed() {
  const t = useText()
  const store = useConfiguratorStore()
  const failed = useSelect((state) =>
    CHOICE_KINDS.filter((kind) => selectChoiceLoad(state, kind).status === 'failed'),
  )
  const names = failed.map((kind) => t(choiceLabels(kind).line)).join(', ')
  return (
    <div className="page">
      <FailedRequest
        title={names && t('failedLists', { names })}
        onRetry={() => retryFailed(store)}
      />
    </div>
  )
}

const isOptionScreen = (screen: Screen): screen is OptionKind => !(screen in SCREENS)

/** Skeleton of a step, with the layout of the loaded step. */
function StepLoading() {
  useStyles(sheetCss)
  const t = useText()
  return (
    <>
      <p role="status" className="vh">
        {t('loading')}
      </p>
      <div ref={publishStepTop} className="step" aria-hidden="true">
        <div className="step-stage">
          <StageSkeleton />
        </div>
        <div className="step-options">
          <div className="sheet-head">
            <i className="sk wide" />
          </div>
          <div className="sheet-body">
            <ChoiceSkeleton />
          </div>
        </div>
      </div>
    </>
  )
}

/** The step of an option of the version that has no screen of its own. */
const OptionScreen = lazyScreen(async () => (await import('./option-screen.tsx')).OptionScreen)

/** The other screens after home. The steps after the engines are one chunk, which the others follow. */
export const SCREENS: Readonly<
  Record<Exclude<Screen, 'home' | OptionKind>, ComponentType<Pick<FlowProps, 'target'>>>
> = {
  engine: EngineScreen,
  version: lazyScreen(async () => (await import('./version-screen.tsx')).VersionScreen),
  summary: lazyScreen(async () => (await import('../summary/summary-screen.tsx')).SummaryScreen),
  comparison: lazyScreen(
    async () => (await import('../comparison/comparison-screen.tsx')).ComparisonScreen,
  ),
}
