import { useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { decideNavigation, type Progress, type Screen } from '../../domain/steps/guards.ts'
import { STEP_IDS, type StepId } from '../../domain/steps/steps.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { choicesOn } from '../../domain/steps/choice-steps.ts'
import { choicesOf } from '../../domain/steps/choices.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import {
  selectItem,
  selectModel,
  selectModelAddress,
  selectProgress,
} from '../../store/configuration/chosen-items.ts'
import { useShallow } from 'zustand/react/shallow'
import type { State } from '../../store/state.ts'
import { Breadcrumb, type BreadcrumbItem } from '../../ui/shell/breadcrumb.tsx'
import { NavBar } from '../../ui/shell/nav-bar.tsx'
import type { NavStep } from '../../ui/shell/nav-steps.tsx'
import { buildPath } from '../routing/build-path.ts'
import { useGo } from '../routing/use-go.tsx'
import { useProduct } from '../shared/use-product.tsx'
import { STEP_LABELS } from '../shared/step-labels.ts'
import { useText } from '../shared/use-text.tsx'

/** Breadcrumb, 'step/5 label', the list of steps and 'Pedir mais informações' (spec §2, routing). */
export function StepNavigation({ step: current }: { readonly step: StepId }) {
  const t = useText()
  const go = useGo()
  const actions = useActions()
  const furthest = useSelect((state) => STEP_IDS.indexOf(state.furthest))
  const progress = useSelect(useShallow(selectProgress))
  const names = useSelect(useShallow((state) => STEP_IDS.map((step) => chosenNames(state, step))))
  const toNavStep = (step: StepId, index: number): NavStep => {
    const shown = { id: index + 1, label: t(STEP_LABELS[step]), value: names[index] ?? '' }
    const isAllowed = decideNavigation(null, step, progress).kind === 'allow'
    if (step === current) return { ...shown, state: 'active' }
    if (!isAllowed || index > furthest)
      return { ...shown, state: 'disabled', reason: t(reasonKey(isAllowed, progress)) }
    return index < furthest
      ? { ...shown, state: 'concluded', stateName: t('stepConcluded') }
      : { ...shown, state: 'enabled' }
  }

  return (
    <NavBar
      // The new key closes an open list of steps after navigation.
      key={current}
      label={t('stepsLabel')}
      position={t('stepOf', { n: STEP_IDS.indexOf(current) + 1, total: STEP_IDS.length })}
      current={t(STEP_LABELS[current])}
      steps={STEP_IDS.map(toNavStep)}
      onSelect={(id) => go(STEP_IDS[id - 1] ?? 'engine')}
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
function reasonKey(isAllowed: boolean, { engine, version }: Progress): ReasonKey {
  if (isAllowed) return 'stepNeedsContinue'
  if (!engine) return 'stepNeedsMotor'
  return version ? 'stepNeedsColours' : 'stepNeedsVersion'
}

/** 'Gama {product}' and the model. The steps beside it have the names of the other choices (decision 0201). */
function Trail() {
  const t = useText()
  const go = useGo()
  const router = useRouter()
  const product = useProduct()
  const model = useSelect((state) => selectModel(state)?.name ?? null)
  const address = useSelect(selectModelAddress)
  const link = (label: string, screen: Screen): BreadcrumbItem => ({
    label,
    href: `${router.base}${buildPath(screen, address)}`,
    onClick: () => go(screen),
  })
  return (
    <Breadcrumb
      label={t('breadcrumbLabel')}
      items={[
        link(t('range', { product }), 'home'),
        ...(model === null ? [] : [link(model, 'engine')]),
      ]}
    />
  )
}

/** The names of what is chosen on a step. '' if nothing is, or it is missing. */
function chosenNames(state: State, step: StepId): string {
  const choices = choicesOf(state.configuration)
  return choicesOn(step)
    .flatMap((kind) => (choices[`${kind}Id`] && selectItem(state, kind)?.name) || [])
    .join(', ')
}

/** Scroll distance after which the mobile header is fixed, in CSS pixels (spec §2). */
const FIXED_AFTER = 103

/** Whether the page is scrolled past the point where the mobile header is fixed. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const follow = (): void => setIsScrolled(window.scrollY > FIXED_AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isScrolled
}
