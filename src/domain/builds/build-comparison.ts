import type { ContentConfig } from '../content-config.ts'
import type { Version } from '../catalogue/catalogue.ts'
import {
  creditRange,
  creditTerms,
  creditTypes,
  allowedLoanRequest,
  limitsOf,
} from '../financing/financing.ts'
import type { QuoteTerms } from '../financing/quote.ts'
import {
  CHOICE_STEPS,
  isOffered,
  isOption,
  mapChoices,
  type ChoiceLists,
  type ChosenItems,
} from '../steps/choice-steps.ts'
import { validateChoices } from '../steps/choices.ts'
import type { ChoiceKind } from '../steps/steps.ts'
import type { Surcharge } from '../units.ts'
import { changesOf, choicesOfBuild, type Build, type BuildItem } from './build.ts'
import { parseCode, type BuildCode } from './build-code.ts'

/** Maximum number of builds shown side by side. */
export const MAX_COMPARED_BUILDS = 3

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

/**
 * The terms on which cars can be compared: one credit type, down payment and term for all. They are those that the
 * simulation of the first car starts with, as far as the others allow that down payment.
 * @returns One for each car, in the same order. Null if the site cannot simulate them, or no terms suit all.
 */
export function equalTerms(
  config: ContentConfig,
  cars: readonly { readonly version: Version; readonly surcharges: readonly Surcharge[] }[],
): readonly QuoteTerms[] | null {
  const [type] = creditTypes(config)
  const limits = type && config.hasSimulation ? limitsOf(config, type) : null
  const [first] = cars
  if (!type || !limits || !first) return null
  const ranges = cars
    .map(({ version }) => creditRange(limits, version.price))
    .filter((range) => range !== null)
  // All have the same limits; only the largest down payment depends on the price.
  const tightest = ranges.toSorted((one, other) => one.downPayment.max - other.downPayment.max)[0]
  if (!tightest || ranges.length < cars.length) return null
  const request = allowedLoanRequest(tightest, first.version)
  const terms = cars
    .map(({ version, surcharges }) => creditTerms(config, type, version, surcharges, request))
    .filter((found) => found !== null)
  return terms.length === cars.length ? terms : null
}
