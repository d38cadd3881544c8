import { useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { decideNavigation, type Progress, type Screen } from '../../core/configuration/guards.ts'
import type { StepId } from '../../core/configuration/steps.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { STEP_IDS, choicesOn } from '../../core/configuration/choice-steps.ts'
import { choicesOf } from '../../core/configuration/choices.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectItem,
  selectModel,
  selectModelAddress,
  selectProgress,
} from '../../core/configuration/chosen-items.ts'
import type { State } from '../../core/store/state.ts'
import { Breadcrumb, type BreadcrumbItem } from './layout/breadcrumb.tsx'
import { NavBar, type NavStep } from './layout/nav-bar.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { useGo } from '../../core/routing/use-go.tsx'
import { useProduct } from '../../ui/offer/use-product.tsx'
import { stepLabel } from '../../ui/offer/choice-labels.ts'
import { useText } from '../../ui/text/use-text.tsx'

/** Breadcrumb, 'step/5 label', the list of steps and 'Pedir mais informações' (spec §2, routing). */
export function StepNavigation({ step: current }: { readonly step: StepId }) {
  const t = useText()
  const go = useGo()
  const actions = useConfiguratorStore().actions
  const furthest = useSelect((state) => STEP_IDS.indexOf(state.furthest))
  const progress = useSelect(selectProgress)
  const names = useSelect((state) => STEP_IDS.map((step) => chosenNames(state, step)))
  const toNavStep = (step: StepId, index: number): NavStep => {
    const shown = { id: index + 1, label: t(stepLabel(step)), value: names[index] ?? '' }
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
      current={t(stepLabel(current))}
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

/** 'Gama {product}' and the model. The steps beside it have the names of the other choices. */
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
        ...(model === null ? [] : [{ ...link(model, 'engine'), isName: true }]),
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
