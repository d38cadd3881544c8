import {
  CHOICE_STEPS,
  isOffered,
  isOption,
  mapChoices,
  type ChoiceLists,
  type ChosenItems,
} from '../../core/configuration/choice-steps.ts'
import { validateChoices } from '../../core/configuration/choices.ts'
import type { ChoiceKind } from '../../core/configuration/steps.ts'
import {
  changesOf,
  choicesOfBuild,
  MAX_COMPARED_BUILDS,
  type Build,
  type BuildItem,
} from '../../core/configuration/build.ts'
import { parseCode, type BuildCode } from '../../core/configuration/build-code.ts'

/** One part of a comparison's address. */
export interface ComparedCode {
  readonly text: string
  /** Null if the text cannot be a code. */
  readonly code: BuildCode | null
}

/** The builds that a comparison's address names: each once, however it is written, and at most three. */
export function readCompared(texts: readonly string[]): readonly ComparedCode[] {
  const read = new Map<string, ComparedCode>()
  for (const text of texts) {
    const parsed = parseCode(text)
    const code = 'error' in parsed ? null : parsed.code
    if (!read.has(code ?? text)) read.set(code ?? text, { text, code })
  }
  return [...read.values()].slice(0, MAX_COMPARED_BUILDS)
}

export interface BuildToday {
  /** A colour that is no longer offered is replaced by the version's first one, as when the build is opened. */
  readonly items: ChosenItems
  /** As in `BuildChanges`. */
  readonly gone: readonly BuildItem[]
  /** Names of the colours that replace those no longer offered. */
  readonly replacements: readonly string[]
}

/** Looks up a build in the lists of its model. Without a version in `items`, the build cannot be shown. */
export function buildToday(build: Build, lists: ChoiceLists): BuildToday {
  const { choices, dropped } = validateChoices(choicesOfBuild(build), (name) => lists[name])
  const replacements: string[] = []
  const itemOf = (kind: ChoiceKind): object | null => {
    const offered = lists[CHOICE_STEPS[kind].list].filter((item) => isOffered(kind, item, choices))
    const chosen = offered.find(({ id }) => id === choices[`${kind}Id`])
    const [first] = offered
    if (chosen || !first || !isOption(kind) || choices.versionId === null) return chosen ?? null
    replacements.push(first.name)
    return first
  }
  const items = mapChoices(itemOf) as ChosenItems
  return { items, gone: changesOf(build, dropped, null).gone, replacements }
}
