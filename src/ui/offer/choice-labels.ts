import { capitalized } from '../../core/values/capitalized.ts'
import { isOption } from '../../core/configuration/choice-steps.ts'
import type { StepId } from '../../core/configuration/steps.ts'
import type { SummaryLine } from '../../core/configuration/summary.ts'

/** The label keys of a line or its choice: of its line, in the notice that it was dropped, and of a price of zero. */
export function choiceLabels<Kind extends SummaryLine['kind']>(kind: Kind) {
  const name = capitalized(kind)
  return {
    line: `line${name}`,
    dropped: `dropped${name}`,
    // 'Incluída' is said of a colour, 'Incluído' of another option.
    included: isOption(kind) && kind !== 'exterior' ? 'includedInterior' : 'included',
  } as const
}

/** The label key of a step's name. */
export function stepLabel(step: StepId) {
  return step === 'engine' ? 'stepMotor' : (`step${capitalized(step)}` as const)
}
