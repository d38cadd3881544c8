import { fetchBuild, NoBuildError } from '../../core/configuration/request-build-code.ts'
import { logFailure } from '../../platform/log.ts'
import { choicesOfBuild, type FoundBuild } from '../../core/configuration/build.ts'
import { parseCode } from '../../core/configuration/build-code.ts'
import { CHOICE_KINDS, isOption } from '../../core/configuration/choice-steps.ts'
import type { ChoiceKind } from '../../core/configuration/steps.ts'
import type { Id, Named } from '../../core/values/units.ts'
import { choiceLabels } from '../../ui/offer/choice-labels.ts'
import { beginSeparate, chooseSeparate, listsLoaded } from './separate-store.ts'
import { requestFromCurrentSite } from '../../core/configuration/current-build.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { CODE_ERRORS } from '../../ui/states/code-errors.ts'
import { AgentError, type Call, type ValidValue } from './call.ts'

/** The arguments that name a car. Their values are checked, because browsers do not. */
export type CarInput = Readonly<Record<string, unknown>>

/** The choices that the agent did not name, of the configuration that is in the store now. */
type Defaulted = readonly ChoiceKind[]

/**
 * Configures the car of some arguments in the separate store. What is not named becomes the first item of its list.
 * Throws an AgentError for what is not offered, and for arguments that contradict one another.
 */
export async function resolveCar(call: Call, input: CarInput): Promise<Defaulted> {
  if (isGiven(input.code)) return resolveCode(call, input)
  await resolveModel(call, input)
  const engine = engineOf(call, input)
  return CHOICE_KINDS.filter((kind) => {
    const values = kind === 'engine' ? engine.values : named(input, kind)
    return !resolveChoice(call, kind, values) || (kind === 'engine' && engine.isFirst)
  })
}

/** What the arguments name of a kind: themselves, and in the configuration of an answer among them. */
export function named(input: CarInput, kind: Kind): readonly unknown[] {
  const { configuration } = input
  return [input[kind], isRecord(configuration) ? configuration[kind] : null].filter(isGiven)
}

/** Chooses the model and loads its lists. */
export async function resolveModel(call: Call, input: CarInput): Promise<void> {
  const { t, store } = call
  const model = find(call, 'model', named(input, 'model'))
  if (!model) throw new AgentError(t('agentNoCar'), valuesOf(selectModels(store.get())))
  await beginModel(call, model.id)
}

async function beginModel({ store, t, signal }: Call, id: Id): Promise<void> {
  beginSeparate(store, id)
  const isLoaded = await listsLoaded(store, signal)
  signal.throwIfAborted()
  if (!isLoaded) throw new AgentError(t('agentListsFailed'))
}

/** Chooses an item of a choice: the named one, else the first. Returns false for the latter. */
export function resolveChoice(call: Call, kind: ChoiceKind, values: readonly unknown[]): boolean {
  const { store, t } = call
  const item = find(call, kind, values)
  const chosen = item ?? selectOffered(store.get(), kind)[0]
  if (chosen) chooseSeparate(store, kind, chosen.id)
  else if (!isOption(kind))
    throw new AgentError(t('agentNothingOffered', { field: fieldOf(call, kind) }))
  return item !== null
}

/** Whether a value names an item: by its id, by its name, or as answers do, by an object with both. */
export function isNamed({ id, name }: Named, value: unknown): boolean {
  const isName = (text: string | null) => text?.toLowerCase() === name.trim().toLowerCase()
  const text = textOf(value)
  if (!isRecord(value)) return text === id || isName(text)
  const [ownId, ownName] = [textOf(value.id), textOf(value.name)]
  if (ownId === null && ownName === null) return false
  return (ownId ?? id) === id && isName(ownName ?? name)
}

/** The text of an argument. Null if it is missing or empty. */
export function textOf(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText && `${value}`.trim() !== '' ? `${value}`.trim() : null
}

/** Whether an argument has a value. Agents also send empty texts for what they leave out. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Whether an argument is an object with values. */
export function isRecord(value: unknown): value is CarInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The named engine. A version belongs to one engine, which therefore need not be named; where several engines have a
 * version of that name, it is that of the first.
 */
export function engineOf(
  call: Call,
  input: CarInput,
): { readonly values: readonly unknown[]; readonly isFirst: boolean } {
  const [engines, versions] = [named(input, 'engine'), named(input, 'version')]
  if (engines.length > 0 || versions.length === 0) return { values: engines, isFirst: false }
  const all = selectLoad(call.store.get(), 'versions').data ?? []
  const found = all.filter((version) => versions.every((value) => isNamed(version, value)))
  if (found.length === 0) throw refusal(call, 'version', versions, all)
  const ids = [...new Set(found.map(({ engineId }) => engineId))]
  return { values: ids.slice(0, 1), isFirst: ids.length > 1 }
}

async function resolveCode(call: Call, input: CarInput): Promise<Defaulted> {
  const { store, t, signal } = call
  const parsed = parseCode(textOf(input.code) ?? '')
  if ('error' in parsed) throw new AgentError(t(CODE_ERRORS[parsed.error]))
  const { items } = await requestFromCurrentSite(store, fetchBuild, parsed.code).catch(
    (error: unknown): FoundBuild => {
      if (!(error instanceof NoBuildError)) logFailure('findBuild failed', error)
      const reason = error instanceof NoBuildError ? error.reason : 'failed'
      throw new AgentError(t(CODE_ERRORS[reason]))
    },
  )
  signal.throwIfAborted()
  const choices = choicesOfBuild(items)
  const { modelId } = choices
  if (modelId === null || !selectModels(store.get()).some(({ id }) => id === modelId))
    throw new AgentError(t('agentGone'))
  await beginModel(call, modelId)
  const defaulted = CHOICE_KINDS.filter((kind) => {
    const id = choices[`${kind}Id`]
    const isThere = selectOffered(store.get(), kind).some((item) => item.id === id)
    if (!isThere && !isOption(kind)) throw new AgentError(t('agentGone'))
    // A colour that is no longer offered is replaced, as when a buyer opens the code.
    return !resolveChoice(call, kind, isThere ? [{ id }] : [])
  })
  for (const kind of ['model', ...CHOICE_KINDS] as const) {
    const item = find(call, kind, named(input, kind))
    if (item && item.id !== store.get().configuration[`${kind}Id`])
      throw refusal(call, kind, [input.code, ...named(input, kind)], offered(call, kind))
  }
  return defaulted
}

type Kind = 'model' | ChoiceKind

/** The item that all values name. Null without a value. */
function find(call: Call, kind: Kind, values: readonly unknown[]): Named | null {
  if (values.length === 0) return null
  const items = offered(call, kind)
  const found = items.filter((item) => values.every((value) => isNamed(item, value)))
  if (found.length === 1) return found[0] ?? null
  throw refusal(call, kind, values, found.length > 0 ? found : items)
}

function offered({ store }: Call, kind: Kind): readonly Named[] {
  return kind === 'model' ? selectModels(store.get()) : selectOffered(store.get(), kind)
}

function fieldOf({ t }: Call, kind: Kind): string {
  return t(kind === 'model' ? 'lineModel' : choiceLabels(kind).line)
}

/** The error for values that name no item, or more than one. */
function refusal(
  call: Call,
  kind: Kind,
  values: readonly unknown[],
  items: readonly Named[],
): AgentError {
  const value = values.map(inWords).join(', ')
  return new AgentError(
    call.t('agentUnknown', { value, field: fieldOf(call, kind) }),
    valuesOf(items),
  )
}

/** A value as an error repeats it. */
export function inWords(value: unknown): string {
  return textOf(value) ?? JSON.stringify(value)
}

/** The values that an argument accepts. */
function valuesOf(items: readonly Named[]): readonly ValidValue[] {
  return items.map(({ id, name }) => ({ id, name }))
}
