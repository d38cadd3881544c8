import { fetchBuild, NoBuildError } from '../../api/build-codes.ts'
import { logFailure } from '../../browser/log.ts'
import { choicesOfBuild, type FoundBuild } from '../../domain/builds/build.ts'
import { parseCode } from '../../domain/builds/build-code.ts'
import { CHOICE_KINDS, isOption } from '../../domain/steps/choice-steps.ts'
import type { ChoiceKind } from '../../domain/steps/steps.ts'
import type { Named } from '../../domain/units.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { beginSeparate, chooseSeparate, listsLoaded } from '../../store/agents/separate-store.ts'
import { ask } from '../../store/builds/build-code.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { selectOffered } from '../../store/configuration/chosen-items.ts'
import { CODE_ERRORS } from '../builds/code-errors.ts'
import { AgentError, type Call, type ValidValue } from './call.ts'

/** The arguments that name a car. Their values are checked, because browsers do not. */
export type CarInput = Readonly<Record<string, unknown>>

/** The choices that the agent did not name, of the configuration that is in the store now. */
export type Defaulted = readonly ChoiceKind[]

/**
 * Configures the car of some arguments in the separate store. What is not named becomes the first item of its list.
 * Throws an AgentError for what is not offered.
 */
export async function resolveCar(call: Call, input: CarInput): Promise<Defaulted> {
  if (textOf(input.code) !== null) return resolveCode(call, input)
  await resolveModel(call, input)
  const engine = engineOf(call, input)
  return chooseAll(call, (kind) => (kind === 'engine' ? engine : input[kind]))
}

/** Chooses the model and loads its lists. */
export async function resolveModel(call: Call, input: CarInput): Promise<void> {
  const { store, t, signal } = call
  if (textOf(input.model) === null) throw new AgentError(t('agentNoCar'), modelsOf(call))
  const model = find(call, 'model', selectModels(store.get()), input.model)
  beginSeparate(store, model.id)
  const isLoaded = await listsLoaded(store, signal)
  signal.throwIfAborted()
  if (!isLoaded) throw new AgentError(t('agentListsFailed'))
}

/** Chooses an item of a choice: the named one, else the first. Returns false for the latter. */
export function resolveChoice(call: Call, kind: ChoiceKind, value: unknown): boolean {
  const { store, t } = call
  const items: readonly Named[] = selectOffered(store.get(), kind)
  const [first] = items
  if (textOf(value) !== null) {
    chooseSeparate(store, kind, find(call, kind, items, value).id)
    return true
  }
  if (first) chooseSeparate(store, kind, first.id)
  else if (!isOption(kind))
    throw new AgentError(t('agentNothingOffered', { field: t(choiceLabels(kind).line) }))
  return false
}

/** Whether an item is the one that an argument names, by its id or its name. */
function isNamed({ id, name }: Named, value: unknown): boolean {
  const text = textOf(value)
  return text === id || text?.toLowerCase() === name.trim().toLowerCase()
}

/** The text of an argument. Null if it is missing or empty. */
export function textOf(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText && `${value}`.trim() !== '' ? `${value}`.trim() : null
}

function chooseAll(call: Call, valueOf: (kind: ChoiceKind) => unknown): Defaulted {
  return CHOICE_KINDS.filter((kind) => !resolveChoice(call, kind, valueOf(kind)))
}

/** The named engine. A version belongs to one engine, which therefore need not be named. */
export function engineOf(call: Call, { engine, version }: CarInput): unknown {
  if (textOf(engine) !== null || textOf(version) === null) return engine
  const versions = selectLoad(call.store.get(), 'versions').data ?? []
  return find(call, 'version', versions, version).engineId
}

async function resolveCode(call: Call, input: CarInput): Promise<Defaulted> {
  const { store, t, signal } = call
  const parsed = parseCode(textOf(input.code) ?? '')
  if ('error' in parsed) throw new AgentError(t(CODE_ERRORS[parsed.error]))
  const { items } = await ask(store, fetchBuild, parsed.code).catch(
    (error: unknown): FoundBuild => {
      if (!(error instanceof NoBuildError)) logFailure('findBuild failed', error)
      const reason = error instanceof NoBuildError ? error.reason : 'failed'
      throw new AgentError(t(CODE_ERRORS[reason]))
    },
  )
  signal.throwIfAborted()
  const choices = choicesOfBuild(items)
  if (!selectModels(store.get()).some(({ id }) => id === choices.modelId))
    throw new AgentError(t('agentGone'))
  await resolveModel(call, { model: choices.modelId })
  return chooseAll(call, (kind) => {
    const id = choices[`${kind}Id`]
    const isOffered = selectOffered(store.get(), kind).some((item) => item.id === id)
    if (!isOffered && !isOption(kind)) throw new AgentError(t('agentGone'))
    // A colour that is no longer offered is replaced, as when a buyer opens the code.
    return isOffered ? id : null
  })
}

function find<Item extends Named>(
  { t }: Call,
  kind: 'model' | ChoiceKind,
  items: readonly Item[],
  value: unknown,
): Item {
  const item =
    items.find(({ id }) => id === textOf(value)) ?? items.find((each) => isNamed(each, value))
  if (item) return item
  const field = t(kind === 'model' ? 'lineModel' : choiceLabels(kind).line)
  throw new AgentError(t('agentUnknown', { value: String(value), field }), valuesOf(items))
}

/** The values that an argument accepts. */
function valuesOf(items: readonly Named[]): readonly ValidValue[] {
  return items.map(({ id, name }) => ({ id, name }))
}

function modelsOf({ store }: Call): readonly ValidValue[] {
  return valuesOf(selectModels(store.get()))
}
