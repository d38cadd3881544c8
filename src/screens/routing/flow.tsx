import { Suspense, useEffect } from 'react'
import type { Address } from '../../browser/address.ts'
import { isStep } from '../../domain/steps/guards.ts'
import type { Id } from '../../domain/units.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { attach } from '../../store/attach.ts'
import { flowActions } from '../../store/flow/flow-actions.ts'
import { preloadTurn } from '../../store/pictures/preloading.ts'
import { reopenSubmittedForm } from '../../store/leads/submitted-form.ts'
import { useFlowActions } from '../../store/flow/use-flow-actions.tsx'
import type { RouteTarget } from '../../store/state.ts'
import { LoadingView } from '../../ui/primitives/loading-view.tsx'
import { FailedState } from '../shared/failed-state.tsx'
import { pathOf } from './paths.ts'
import { StepFooter } from '../step/step-footer.tsx'
import { StepNavigation } from '../step/step-navigation.tsx'
import { useText } from '../shared/use-text.tsx'
import { prepareSteps, SCREENS } from './lazy-steps.tsx'
import { useRoute } from './use-route.tsx'

interface FlowProps {
  readonly address: Address
  readonly target: RouteTarget
}

/**
 * Prepares the configuration flow: code of the steps, data that every visit needs, and the model's lists and images.
 */
export function prepare(store: ConfiguratorStore, modelId: Id | null): void {
  const actions = attach(store, flowActions)
  actions.begin()
  if (modelId !== null) {
    actions.loadModel(modelId)
    preloadTurn(store, modelId)
  }
  prepareSteps()
}

/** The configuration flow: navigation above the step, price bar below. */
export function Flow({ address, target }: FlowProps) {
  const actions = useFlowActions()
  const settings = useSelect((state) => state.settings)
  useEffect(() => actions.begin(), [actions, settings])
  useEffect(() => actions.holdId(), [actions])
  const shown = useRoute(address, target)
  useReopenedForm(shown === 'screen')
  const step = isStep(target.screen) ? target.screen : null
  return (
    <>
      {step && <StepNavigation step={step} />}
      {/* Remounted when the navigation appears or disappears: otherwise visible content would move and count as a
         layout shift. */}
      <div className="main" key={String(step !== null)}>
        <Suspense fallback={<Waiting />}>
          <Main shown={shown} target={target} />
        </Suspense>
      </div>
      {step && shown !== 'failed' && <StepFooter step={step} />}
    </>
  )
}

/** Reopens a form whose submission failed because of the network, once the first screen is shown. */
function useReopenedForm(isShown: boolean): void {
  const store = useConfiguratorStore()
  useEffect(() => {
    if (isShown) reopenSubmittedForm(store)
  }, [store, isShown])
}

interface MainProps {
  readonly shown: ReturnType<typeof useRoute>
  readonly target: RouteTarget
}

function Main({ shown, target }: MainProps) {
  if (shown === 'failed') return <Failed />
  if (shown === 'wait' || target.screen === 'home') return <Waiting />
  const Screen = SCREENS[target.screen]
  return <Screen key={pathOf(target)} />
}

function Failed() {
  const actions = useFlowActions()
  return (
    <div className="page">
      <FailedState onRetry={actions.retryFailed} />
    </div>
  )
}

function Waiting() {
  const t = useText()
  return <LoadingView label={t('loading')} />
}
