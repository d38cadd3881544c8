import type { StepId } from '../../core/configuration/steps.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** Label key of each step's name. */
export const STEP_LABELS = {
  engine: 'stepMotor',
  version: 'stepVersion',
  exterior: 'stepExterior',
  interior: 'stepInterior',
  summary: 'stepSummary',
} as const satisfies Record<StepId, LabelKey>
