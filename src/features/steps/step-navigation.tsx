import { useEffect, useId, useState } from 'react'
import { useRouter } from 'wouter'
import { decideNavigation, type Progress, type Screen } from '../../core/configuration/guards.ts'
import type { StepId } from '../../core/configuration/configuration.ts'
import { STEP_IDS, choicesOn } from '../../core/configuration/choice-steps.ts'
import { choicesOf } from '../../core/configuration/choices.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectItem,
  selectModel,
  selectModelAddress,
  selectProgress,
} from '../../core/configuration/chosen-items.ts'
import { buildPath } from '../../core/routing/route-path.ts'
import { useGo } from '../../core/routing/use-route.tsx'
import { useProduct } from '../../ui/offer/use-line-up.tsx'
import { stepLabel } from '../../ui/offer/offer-words.ts'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { LinkText } from '../../ui/primitives/text-button.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import navCss from './layout/nav.css?inline'
import { useText } from '../../ui/text/use-text.tsx'

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
  const stateOf = (step: StepId, index: number): StepProps['state'] => {
    if (step === current) return 'active'
    if (index > furthest || !isAllowed(step, progress)) return 'disabled'
    return index < furthest ? 'concluded' : 'enabled'
  }
  const steps = STEP_IDS.map((step, index) => ({ step, state: stateOf(step, index) }))
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
        {steps.map(({ step, state }) => (
          <i key={step} data-state={state} />
        ))}
      </div>
      <div id={panelId} className="nav-panel">
        <Breadcrumb />
        <nav aria-label={t('stepsLabel')} className="steps">
          <ol>
            {steps.map(({ step, state }) => (
              <li key={step}>
                <Step
                  step={step}
                  state={state}
                  onSelect={() => {
                    setOpenOn(null)
                    go(step)
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

const isAllowed = (step: StepId, progress: Progress): boolean =>
  decideNavigation(null, step, progress).kind === 'allow'

interface StepProps {
  readonly step: StepId
  readonly state: 'concluded' | 'active' | 'enabled' | 'disabled'
  readonly onSelect: () => void
}

function Step({ step, state, onSelect }: StepProps) {
  const t = useText()
  const reasonId = useId()
  // Of what is chosen on the step. '' if nothing is, or it is missing.
  const names = useSelect((current) => {
    const choices = choicesOf(current.configuration)
    return choicesOn(step)
      .flatMap((kind) => (choices[`${kind}Id`] && selectItem(current, kind)?.name) || [])
      .join(', ')
  })
  const progress = useSelect(selectProgress)
  const isDisabled = state === 'disabled'
  return (
    <>
      <button
        type="button"
        className="row"
        data-state={state}
        aria-current={state === 'active' ? 'step' : undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={isDisabled ? undefined : onSelect}
      >
        <i aria-hidden="true">
          {state === 'concluded' ? <StepIcon name="check" size={12} /> : STEP_IDS.indexOf(step) + 1}
        </i>
        <span>
          {t(stepLabel(step))}{' '}
          {names && (
            <small title={names} translate="no">
              {names}
            </small>
          )}
        </span>
        {state === 'concluded' && <span className="vh">{`, ${t('stepConcluded')}`}</span>}
      </button>
      {isDisabled && (
        <span id={reasonId} className="tip" role="tooltip">
          {t(reasonKey(isAllowed(step, progress), progress))}
        </span>
      )}
    </>
  )
}

/** Label key of the reason why a step is disabled: a missing choice, or the buyer has not continued to it yet. */
function reasonKey(isReachable: boolean, { engine, version }: Progress) {
  if (isReachable) return 'stepNeedsContinue'
  if (!engine) return 'stepNeedsMotor'
  return version ? 'stepNeedsColours' : 'stepNeedsVersion'
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
    <nav aria-label={t('breadcrumbLabel')} className="soft crumbs">
      <ol>
        {link(t('range', { product }), 'home')}
        {model !== null && link(model, 'engine', 'no')}
      </ol>
    </nav>
  )
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
