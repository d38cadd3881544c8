import { useId } from 'react'

import { LazyIcon } from '../../../ui/primitives/lazy-icon.tsx'

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

interface NavStepsProps {
  readonly label: string
  readonly steps: readonly NavStep[]
  readonly onSelect: (id: number) => void
}

export function NavSteps({ label, steps, onSelect }: NavStepsProps) {
  return (
    <nav aria-label={label} className="steps">
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </nav>
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
