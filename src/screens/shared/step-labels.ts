import type { ChoiceKind, StepId } from '../../domain/steps/steps.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** Label key of each step's name. */
export const STEP_LABELS = {
  engine: 'stepMotor',
  version: 'stepVersion',
  exterior: 'stepExterior',
  interior: 'stepInterior',
  summary: 'stepSummary',
} as const satisfies Record<StepId, LabelKey>

interface ChoiceTexts {
  /** Label key of its line in the summary. */
  readonly line: LabelKey
  /** Label key of the choice in the notice that it could not be restored. */
  readonly dropped: LabelKey
  /** Label key of the price of an item without surcharge. */
  readonly included: LabelKey
  /** Icon of its line in the summary. `null` shows the item's colour. */
  readonly icon: 'engine' | 'list' | null
}

/** How each choice is named, and shown in the summary. */
export const CHOICE_LABELS = {
  engine: { line: 'lineEngine', dropped: 'droppedEngine', included: 'included', icon: 'engine' },
  version: { line: 'lineVersion', dropped: 'droppedVersion', included: 'included', icon: 'list' },
  exterior: { line: 'lineExterior', dropped: 'droppedExterior', included: 'included', icon: null },
  interior: {
    line: 'lineInterior',
    dropped: 'droppedInterior',
    included: 'includedInterior',
    icon: null,
  },
} as const satisfies Record<ChoiceKind, ChoiceTexts>
