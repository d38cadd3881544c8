import { capitalized } from '../domain/capitalized.ts'
import { isOption } from '../domain/steps/choice-steps.ts'
import type { ChoiceKind } from '../domain/steps/steps.ts'

/** The label keys of a choice: of its line, in the notice that it was dropped, and of a price of zero. */
export function choiceLabels(kind: ChoiceKind) {
  const name = capitalized(kind)
  return {
    line: `line${name}`,
    dropped: `dropped${name}`,
    // 'Incluída' is said of a colour, 'Incluído' of another option.
    included: isOption(kind) && kind !== 'exterior' ? 'includedInterior' : 'included',
  } as const
}
