import { type ReactNode, useId, useState } from 'react'

import { LazyIcon } from '../../../ui/primitives/lazy-icon.tsx'
import { LinkText } from '../../../ui/primitives/text-button.tsx'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import navCss from './nav.css?inline'

export interface NavStep {
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

interface NavBarProps {
  /** Accessible name of the list of steps. */
  readonly label: string
  /** '1/5'. */
  readonly position: string
  /** Name of the active step. */
  readonly current: string
  readonly steps: readonly NavStep[]
  readonly onSelect: (id: number) => void
  /** A `Breadcrumb`. */
  readonly breadcrumb?: ReactNode
  /** The 'Pedir mais informações' button. */
  readonly info?: { readonly label: string; readonly onClick: () => void } | null
  /** Fixes the bar to the top of the window in the mobile layout. */
  readonly isFixed?: boolean
}

export function NavBar(props: NavBarProps) {
  useStyles(navCss)
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { position, current, info } = props
  const select = (id: number): void => {
    setIsOpen(false)
    props.onSelect(id)
  }
  const where = (
    <>
      <span className="soft">{position}</span> <b>{current}</b>
    </>
  )
  return (
    <div
      className="nav"
      role="presentation"
      part="navigation"
      data-fixed={props.isFixed || undefined}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false)
      }}
    >
      {/* The list beside it marks the step for the eye. */}
      <p className="vh nav-where">{where}</p>
      <button
        type="button"
        className="row nav-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen((is) => !is)}
      >
        {where}
        <LazyIcon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      <div className="bars" aria-hidden="true">
        {props.steps.map((step) => (
          <i key={step.id} data-state={step.state} />
        ))}
      </div>
      <div id={panelId} className="nav-panel">
        {props.breadcrumb}
        <nav aria-label={props.label} className="steps">
          <ol>
            {props.steps.map((step) => (
              <li key={step.id}>
                <Step step={step} onSelect={select} />
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {info && (
        <button
          type="button"
          className="row nav-info"
          aria-label={info.label}
          onClick={info.onClick}
        >
          <LazyIcon name="mail" size={16} />
          <LinkText>{info.label}</LinkText>
        </button>
      )}
    </div>
  )
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
        <i aria-hidden="true">{state === 'concluded' ? <LazyIcon name="check" size={12} /> : id}</i>
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
