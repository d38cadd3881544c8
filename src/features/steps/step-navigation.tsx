import { useEffect, useId, useState } from 'react'
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
import { buildPath } from '../../core/routing/build-path.ts'
import { useGo } from '../../core/routing/use-go.tsx'
import { useProduct } from '../../ui/offer/use-product.tsx'
import { stepLabel } from '../../ui/offer/choice-labels.ts'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { LinkText } from '../../ui/primitives/text-button.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import navCss from './layout/nav.css?inline'
import { useText } from '../../ui/text/use-text.tsx'

interface NavStep {
  readonly id: number
  readonly label: string
  /** The name of what has been chosen there; '' if nothing has. */
  readonly value?: string
  readonly state: 'concluded' | 'active' | 'enabled' | 'disabled'
  /** Why a disabled step cannot be opened. */
  readonly reason?: string | null
  /** The step's state, read after the label, for example 'concluído'. */
  readonly stateName?: string | null
}

/** Breadcrumb, 'step/5 label', the list of steps and 'Pedir mais informações' (spec §2, routing). */
export function StepNavigation({ step: current }: { readonly step: StepId }) {
  useStyles(navCss)
  const t = useText()
  const go = useGo()
  const actions = useConfiguratorStore().actions
  const panelId = useId()
  // By step: another one begins with the list closed.
  const [openOn, setOpenOn] = useState<StepId | null>(null)
  const isOpen = openOn === current
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
  const steps = STEP_IDS.map(toNavStep)
  const where = (
    <>
      <span className="soft">
        {t('stepOf', { n: STEP_IDS.indexOf(current) + 1, total: STEP_IDS.length })}
      </span>{' '}
      <b>{t(stepLabel(current))}</b>
    </>
  )
  return (
    <div
      className="nav"
      role="presentation"
      part="navigation"
      data-fixed={useIsScrolled() || undefined}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpenOn(null)
      }}
    >
      {/* The list beside it marks the step for the eye. */}
      <p className="vh nav-where">{where}</p>
      <button
        type="button"
        className="row nav-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenOn(isOpen ? null : current)}
      >
        {where}
        <StepIcon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      <div className="bars" aria-hidden="true">
        {steps.map((step) => (
          <i key={step.id} data-state={step.state} />
        ))}
      </div>
      <div id={panelId} className="nav-panel">
        <Breadcrumb />
        <nav aria-label={t('stepsLabel')} className="steps">
          <ol>
            {steps.map((step) => (
              <li key={step.id}>
                <Step
                  step={step}
                  onSelect={(id) => {
                    setOpenOn(null)
                    go(STEP_IDS[id - 1] ?? 'engine')
                  }}
                />
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <button
        type="button"
        className="row nav-info"
        aria-label={t('moreInformation')}
        onClick={() => actions.openModal({ kind: 'contact', purpose: 'proposal' })}
      >
        <StepIcon name="mail" size={16} />
        <LinkText>{t('moreInformation')}</LinkText>
      </button>
    </div>
  )
}

type ReasonKey = Extract<LabelKey, `stepNeeds${string}`>

/** Label key of the reason why a step is disabled: a missing choice, or the buyer has not continued to it yet. */
function reasonKey(isAllowed: boolean, { engine, version }: Progress): ReasonKey {
  if (isAllowed) return 'stepNeedsContinue'
  if (!engine) return 'stepNeedsMotor'
  return version ? 'stepNeedsColours' : 'stepNeedsVersion'
}

function Step({ step, onSelect }: { step: NavStep; onSelect: (id: number) => void }) {
  const reasonId = useId()
  const { id, state, reason } = step
  const isDisabled = state === 'disabled'
  return (
    <>
      <button
        type="button"
        className="row"
        data-state={state}
        aria-current={state === 'active' ? 'step' : undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled && reason ? reasonId : undefined}
        onClick={() => {
          if (!isDisabled) onSelect(id)
        }}
      >
        <i aria-hidden="true">{state === 'concluded' ? <StepIcon name="check" size={12} /> : id}</i>
        <span>
          {step.label}{' '}
          {step.value && (
            <small title={step.value} translate="no">
              {step.value}
            </small>
          )}
        </span>
        {step.stateName && <span className="vh">{`, ${step.stateName}`}</span>}
      </button>
      {isDisabled && reason && (
        <span id={reasonId} className="tip" role="tooltip">
          {reason}
        </span>
      )}
    </>
  )
}

/** 'Gama {product}' and the model. The steps beside it have the names of the other choices. */
function Breadcrumb() {
  const t = useText()
  const go = useGo()
  const router = useRouter()
  const product = useProduct()
  const model = useSelect((state) => selectModel(state)?.name ?? null)
  const address = useSelect(selectModelAddress)
  const link = (label: string, screen: Screen, translate?: 'no') => (
    <li>
      <a
        href={`${router.base}${buildPath(screen, address)}`}
        title={label}
        translate={translate}
        onClick={(event) => {
          // Leave modified clicks to the browser: new tab, new window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          go(screen)
        }}
      >
        {label}
      </a>
    </li>
  )
  return (
    <nav aria-label={t('breadcrumbLabel')} className="crumbs">
      <ol>
        {link(t('range', { product }), 'home')}
        {model !== null && link(model, 'engine', 'no')}
      </ol>
    </nav>
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
