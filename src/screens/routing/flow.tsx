import { Suspense, useEffect } from 'react'
import type { Address } from '../../browser/address.ts'
import { isStep } from '../../domain/steps/guards.ts'
import type { Id } from '../../domain/units.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import type { ConfiguratorStore } from '../../store/create-store.ts'
import { flowOf } from '../../store/flow/create-flow.ts'
import { preloadTurn } from '../../store/pictures/preloading.ts'
import { reopenSubmittedForm } from '../../store/leads/submitted-form.ts'
import { useFlow } from '../../store/flow/use-flow.tsx'
import type { RouteTarget } from '../../store/state.ts'
import { LoadingView } from '../../ui/primitives/loading-view.tsx'
import { FailedState } from '../shared/failed-state.tsx'
import { pathOf } from './paths.ts'
import { StepFooter } from '../step/step-footer.tsx'
import { StepNavigation } from '../step/step-navigation.tsx'
import { useText } from '../shared/use-text.tsx'
import { prepareSteps, SCREENS } from './lazy-steps.tsx'
import { useRoute, type Shown } from './use-route.tsx'

interface FlowProps {
  readonly address: Address
  readonly target: RouteTarget
}

/**
 * Prepares the configuration flow: code of the steps, data that every visit needs, and the model's lists and images.
 */
export function prepare(store: ConfiguratorStore, modelId: Id | null): void {
  const flow = flowOf(store)
  flow.begin()
  if (modelId !== null) {
    flow.loadModel(modelId)
    preloadTurn(store, modelId)
  }
  prepareSteps()
}

/** The configuration flow: navigation above the step, price bar below. */
export function Flow({ address, target }: FlowProps) {
  const flow = useFlow()
  const settings = useSelect((state) => state.settings)
  useEffect(() => flow.begin(), [flow, settings])
  const shown = useRoute(address, target)
  useReopenedForm(shown.kind === 'screen')
  const step = isStep(target.screen) ? target.screen : null
  return (
    <>
      {step && <StepNavigation step={step} />}
      {/* Remounted when the navigation appears or disappears: otherwise visible content would move and count as a
         layout shift. */}
      <div className="main" key={String(step !== null)}>
        <Suspense fallback={<Waiting />}>
          <Main shown={shown} />
        </Suspense>
      </div>
      {step && shown.kind !== 'failed' && <StepFooter step={step} />}
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

function Main({ shown }: { readonly shown: Shown }) {
  if (shown.kind === 'failed') return <Failed />
  if (shown.kind !== 'screen') return <Waiting />
  const { screen } = shown.route
  if (screen === 'home') return <Waiting />
  const Screen = SCREENS[screen]
  return <Screen key={pathOf(shown.route)} />
}

function Failed() {
  const flow = useFlow()
  return (
    <div className="page">
      <FailedState onRetry={flow.retryFailed} />
    </div>
  )
}

function Waiting() {
  const t = useText()
  return <LoadingView label={t('loading')} />
}
