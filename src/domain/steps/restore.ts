import {
  CHOICE_KINDS,
  CHOICE_STEPS,
  isOffered,
  type ChoiceLists,
  type ListName,
} from './choice-steps.ts'
import type { ChoiceKind, Choices } from './steps.ts'

/** A list of the chosen model. One that has not loaded is `null`, and its ids are not checked. */
export type ReadList = (name: ListName) => ChoiceLists[ListName] | null

export interface ValidatedChoices {
  readonly choices: Choices
  /** The dropped choices, in step order, for the notice to the user. */
  readonly dropped: readonly ChoiceKind[]
}

/**
 * Keeps the ids of a saved or shared configuration that the catalogue still offers, and lists the dropped ones.
 * Dropping an engine drops its version; dropping a version drops its colours. The two colours are independent.
 */
export function validateChoices(choices: Choices, readList: ReadList): ValidatedChoices {
  const kept: { -readonly [Name in keyof Choices]: Choices[Name] } = { ...choices }
  for (const kind of CHOICE_KINDS) if (!isKept(kind, kept, readList)) kept[`${kind}Id`] = null
  const dropped = CHOICE_KINDS.filter((kind) => kept[`${kind}Id`] !== choices[`${kind}Id`])
  return { choices: kept, dropped }
}

function isKept(kind: ChoiceKind, choices: Choices, readList: ReadList): boolean {
  const { list, parent } = CHOICE_STEPS[kind]
  if (choices[`${parent}Id`] === null) return false
  const id = choices[`${kind}Id`]
  const items = readList(list)
  return items === null || items.some((item) => item.id === id && isOffered(kind, item, choices))
}
