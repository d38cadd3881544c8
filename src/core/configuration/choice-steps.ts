import { fetchEngines } from '../catalogue/read-engines.ts'
import { fetchExteriors, fetchInteriors } from '../catalogue/read-colours.ts'
import { fetchVersions } from '../catalogue/read-versions.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import type { Id, Named } from '../values/units.ts'
import {
  SEGMENTS,
  type ChoiceKind,
  type ChoiceStepId,
  type Choices,
  type StepId,
} from './configuration.ts'
import { capitalized } from '../values/texts.ts'

interface ChoiceStep {
  /** Name of the list of items, loaded once per model. */
  readonly list: string
  readonly request: (site: ContentSite, modelId: Id) => Promise<readonly Named[]>
  /**
   * What an item belongs to. Items of a version are its options: they add a surcharge to its price, and a version may
   * have none.
   */
  readonly parent: 'model' | 'engine' | 'version'
  /** Name of the id in cookies and links (spec §7). */
  readonly param: string
  readonly step: ChoiceStepId
  /** Analytics event of the choice (spec §4). Null if the next event reports it. */
  readonly event: string | null
  /** Whether entering the step saves the configuration, unless the buyer comes from the summary (spec §4). */
  readonly isSavedOnEntry?: true
}

export const STEP_IDS = Object.keys(SEGMENTS).filter(
  (id) => id !== 'comparison',
) as readonly StepId[]

/** Every choice, in step order. Requests, guards, codecs, restoring, undo and analytics derive from this table. */
export const CHOICE_STEPS = {
  engine: {
    step: 'engine',
    list: 'engines',
    request: fetchEngines,
    parent: 'model',
    param: 'engine',
    event: 'chooseMotor',
  },
  version: {
    step: 'version',
    list: 'versions',
    request: fetchVersions,
    parent: 'engine',
    param: 'version',
    event: 'chooseVersion',
  },
  exterior: {
    step: 'exterior',
    list: 'exteriors',
    request: fetchExteriors,
    parent: 'version',
    param: 'colext',
    event: 'chooseExtColor',
  },
  interior: {
    step: 'interior',
    list: 'interiors',
    request: fetchInteriors,
    parent: 'version',
    param: 'colint',
    event: 'chooseIntColor',
    isSavedOnEntry: true,
  },
} as const satisfies Record<ChoiceKind, ChoiceStep>

export type ItemOf<Kind extends ChoiceKind> = Awaited<
  ReturnType<(typeof CHOICE_STEPS)[Kind]['request']>
>[number]

/** The chosen items. `null` for a missing choice. */
export type ChosenItems = { readonly [Kind in ChoiceKind]: ItemOf<Kind> | null }

/** The lists of a model, one for each choice. */
export type ChoiceLists = {
  readonly [Kind in ChoiceKind as (typeof CHOICE_STEPS)[Kind]['list']]: readonly ItemOf<Kind>[]
}

export type ListName = keyof ChoiceLists

/** The choices that are options of the version. */
export type OptionKind = {
  [Kind in ChoiceKind]: (typeof CHOICE_STEPS)[Kind]['parent'] extends 'version' ? Kind : never
}[ChoiceKind]

/** All choices, in step order. */
export const CHOICE_KINDS = Object.keys(CHOICE_STEPS) as readonly ChoiceKind[]

/** The options of a version, in step order. */
export const OPTION_KINDS = CHOICE_KINDS.filter(isOption)

/** Whether a line of the price is an option of the version. */
export function isOption(kind: ChoiceKind | 'campaign'): kind is OptionKind {
  return kind !== 'campaign' && CHOICE_STEPS[kind].parent === 'version'
}

/** The choices that are made on a screen. */
export function choicesOn(screen: string): readonly ChoiceKind[] {
  return CHOICE_KINDS.filter((kind) => CHOICE_STEPS[kind].step === screen)
}

/** The choices of the steps before a step. */
export function choicesBefore(step: StepId): readonly ChoiceKind[] {
  return STEP_IDS.slice(0, STEP_IDS.indexOf(step)).flatMap(choicesOn)
}

/** Whether entering a step saves the configuration, unless the buyer comes from the summary (spec §4). */
export function isSavedOnEntry(step: StepId): boolean {
  return step !== 'summary' && 'isSavedOnEntry' in CHOICE_STEPS[step]
}

/** A record with one entry for each choice. */
export function mapChoices<Value>(
  valueOf: (kind: ChoiceKind) => Value,
): Readonly<Record<ChoiceKind, Value>> {
  const entries = CHOICE_KINDS.map((kind) => [kind, valueOf(kind)])
  return Object.fromEntries(entries) as Record<ChoiceKind, Value>
}

/** The id of the model, and one for each choice. */
export function toChoices(modelId: Id | null, idOf: (kind: ChoiceKind) => Id | null): Choices {
  const entries = CHOICE_KINDS.map((kind) => [`${kind}Id`, idOf(kind)])
  return { modelId, ...(Object.fromEntries(entries) as Omit<Choices, 'modelId'>) }
}

/** The lists of a model. Null while one has not loaded. */
export type ListOf = <Name extends ListName>(name: Name) => ChoiceLists[Name] | null

/** The items of choices. Null for one that its engine or version does not offer. */
export function itemsOf(
  choices: Choices,
  listOf: (name: ListName) => readonly { readonly id: Id }[] | null,
): ChosenItems {
  const itemOf = (kind: ChoiceKind): object | undefined =>
    listOf(CHOICE_STEPS[kind].list)?.find(
      (item) => item.id === choices[`${kind}Id`] && isOffered(kind, item, choices),
    )
  return mapChoices((kind) => itemOf(kind) ?? null) as ChosenItems
}

/** Whether an item belongs to the chosen engine or version. */
export function isOffered(kind: ChoiceKind, item: object, choices: Choices): boolean {
  const { parent } = CHOICE_STEPS[kind]
  if (parent === 'model') return true
  const ids: Partial<Choices> = item
  return ids[`${parent}Id`] === choices[`${parent}Id`]
}

/** Names in spec §7 that do not follow from the kind of the option. */
const SPELLINGS: Readonly<
  Partial<Record<string, { readonly stem?: string; readonly code: string }>>
> = {
  exterior: { stem: 'exteriorColor', code: 'external' },
  interior: { code: 'internal' },
}

/**
 * The fields of an option in get-cfg-pdf and saveCfgOptions (spec §7), which the widget, the demo content site and the
 * plugin share.
 */
export function optionFields(kind: OptionKind) {
  const { stem = kind, code } = SPELLINGS[kind] ?? { code: kind }
  return {
    id: `id${capitalized(kind)}`,
    name: `${stem}Name`,
    price: `${stem}Price`,
    factoryCode: `${code}FactoryCode`,
  }
}
