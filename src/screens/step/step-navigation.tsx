import { useRouter } from 'wouter'
import { decideNavigation, type Progress, type Screen } from '../../domain/steps/guards.ts'
import { STEP_COUNT, type WizardStep } from '../../domain/steps/steps.ts'
import type { LabelKey } from '../../labels/pt-pt.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { STEP_OF, STEP_SCREENS } from '../../store/flow/navigating.ts'
import {
  selectEngine,
  selectExterior,
  selectInterior,
  selectModel,
  selectProgress,
  selectVersion,
} from '../../store/flow/selectors.ts'
import { useShallow } from 'zustand/react/shallow'
import { Breadcrumb, type BreadcrumbItem } from '../../ui/shell/breadcrumb.tsx'
import { NavBar } from '../../ui/shell/nav-bar.tsx'
import type { NavStep } from '../../ui/shell/nav-steps.tsx'
import { buildPath } from '../routing/paths.ts'
import { useGo } from '../routing/use-go.tsx'
import { useIsScrolled } from '../shared/use-is-scrolled.tsx'
import { useProduct } from '../shared/use-product.tsx'
import { useText } from '../shared/use-text.tsx'

const STEP_LABELS = {
  1: 'stepMotor',
  2: 'stepVersion',
  3: 'stepExterior',
  4: 'stepInterior',
  5: 'stepSummary',
} as const satisfies Record<WizardStep['id'], LabelKey>

/** Breadcrumb, 'step/5 label', the list of steps and 'Pedir mais informações' (spec §2, routing). */
export function StepNavigation({ screen }: { readonly screen: Screen }) {
  const t = useText()
  const go = useGo()
  const actions = useActions()
  const steps = useSelect((state) => state.steps)
  const progress = useSelect(useShallow(selectProgress))
  const current = STEP_OF[screen] ?? 1

  const toNavStep = ({ id, isConcluded, isEnabled }: WizardStep): NavStep => {
    const label = t(STEP_LABELS[id])
    const toScreen = STEP_SCREENS[id - 1] ?? 'engine'
    const isAllowed = decideNavigation(null, toScreen, progress).kind === 'allow'
    if (id === current) return { id, label, state: 'active' }
    if (!isAllowed || !isEnabled)
      return { id, label, state: 'disabled', reason: t(reasonKey(isAllowed, progress)) }
    return isConcluded
      ? { id, label, state: 'concluded', stateName: t('stepConcluded') }
      : { id, label, state: 'enabled' }
  }

  return (
    <NavBar
      // The new key closes an open list of steps after navigation.
      key={screen}
      label={t('stepsLabel')}
      position={t('stepOf', { n: current })}
      current={t(STEP_LABELS[current])}
      steps={steps.slice(0, STEP_COUNT).map(toNavStep)}
      onSelect={(id) => go(STEP_SCREENS[id - 1] ?? 'engine')}
      breadcrumb={<Trail />}
      info={{
        label: t('moreInformation'),
        onClick: () => actions.openModal({ kind: 'contact', purpose: 'proposal' }),
      }}
      isFixed={useIsScrolled()}
    />
  )
}

type ReasonKey = Extract<LabelKey, `stepNeeds${string}`>

/** Label key of the reason why a step is disabled: a missing choice, or the buyer has not continued to it yet. */
function reasonKey(isAllowed: boolean, { hasEngine, hasVersion }: Progress): ReasonKey {
  if (isAllowed) return 'stepNeedsContinue'
  if (!hasEngine) return 'stepNeedsMotor'
  return hasVersion ? 'stepNeedsColours' : 'stepNeedsVersion'
}

/** 'Gama {product}', then the chosen items (spec §2, breadcrumb). */
function Trail() {
  const t = useText()
  const go = useGo()
  const router = useRouter()
  const product = useProduct()
  const model = useSelect((state) => selectModel(state)?.name ?? null)
  const names = useSelect(
    useShallow((state) => {
      const { isEngineSelected, isVersionSelected } = state.configuration
      return [
        (isEngineSelected && selectEngine(state)?.name) || null,
        (isVersionSelected && selectVersion(state)?.name) || null,
        selectExterior(state)?.name ?? null,
        selectInterior(state)?.name ?? null,
      ]
    }),
  )
  const link = (label: string, screen: Screen): BreadcrumbItem => ({
    label,
    href: `${router.base}${buildPath(screen, model)}`,
    onClick: () => go(screen),
  })
  const items = [
    link(t('range', { product }), 'home'),
    ...(model === null ? [] : [link(model, 'engine')]),
    ...names.flatMap((name, index) =>
      name === null ? [] : [link(name, STEP_SCREENS[index] ?? 'engine')],
    ),
  ]
  return <Breadcrumb label={t('breadcrumbLabel')} items={items} />
}
