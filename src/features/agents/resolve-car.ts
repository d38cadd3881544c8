import { fetchBuild, NoBuildError, parseCode } from '../../core/configuration/build-code.ts'
import { logFailure } from '../../platform/log.ts'
import {
  choicesOfBuild,
  type FoundBuild,
  requestFromCurrentSite,
} from '../../core/configuration/build.ts'
import { CHOICE_KINDS, isOption } from '../../core/configuration/choice-steps.ts'
import { choose } from '../../core/configuration/choices.ts'
import type { ChoiceKind, Choices } from '../../core/configuration/configuration.ts'
import { asWire, isWire, readText, type Wire } from '../../core/content-site/wire.ts'
import type { Named } from '../../core/values/units.ts'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { CODE_ERRORS } from '../../ui/states/notice-text.ts'
import { AgentError, type Call } from './call.ts'
import { beginModel } from './headless-store.ts'

type Kind = 'model' | ChoiceKind

/**
 * Configures the car of some arguments in the headless store. What is not named becomes the first item of its list.
 * Throws an AgentError for what is not offered, and for arguments that contradict one another.
 * @returns The choices that the agent did not name.
 */
export async function resolveCar(call: Call, input: Wire): Promise<readonly ChoiceKind[]> {
  const build = isGiven(input.code) ? await choicesOfCode(call, input.code) : null
  await resolveModel(call, input, build?.modelId)
  const engine = build ? null : engineOf(call, input)
  return CHOICE_KINDS.filter((kind) => {
    const values = engine && kind === 'engine' ? engine.values : named(input, kind)
    const hasName = resolveChoice(call, kind, values, build?.[`${kind}Id`])
    return !hasName || (kind === 'engine' && engine?.isFirst)
  })
}

/** What the arguments name of a kind: themselves, and in the configuration of an answer among them. */
export function named(input: Wire, kind: Kind): readonly unknown[] {
  return [input[kind], asWire(input.configuration)[kind]].filter(isGiven)
}

/**
 * Chooses the model and loads its lists.
 * @param ofCode The model of a code among the arguments.
 */
export async function resolveModel(call: Call, input: Wire, ofCode?: string | null): Promise<void> {
  const models = selectModels(call.store.get())
  if (ofCode !== undefined && !models.some(({ id }) => id === ofCode))
    throw new AgentError(call.t('agentGone'))
  const model = find(call, 'model', [ofCode, ...named(input, 'model')].filter(isGiven))
  if (!model) throw new AgentError(call.t('agentNoCar'), models)
  await beginModel(call, model.id)
}

/**
 * Chooses an item of a choice, without what choosing does for a buyer: cookies, events and the way back.
 * @param ofCode The item of a code among the arguments.
 * @returns Whether it is named: otherwise it is the first one.
 */
export function resolveChoice(
  call: Call,
  kind: ChoiceKind,
  values: readonly unknown[],
  ofCode?: string | null,
): boolean {
  const { store, t } = call
  const offered = selectOffered(store.get(), kind)
  const isThere = offered.some(({ id }) => id === ofCode)
  // A colour of a code that is no longer offered is replaced, as when a buyer opens the code.
  if (ofCode !== undefined && !isThere && !isOption(kind)) throw new AgentError(t('agentGone'))
  const item = find(call, kind, isThere ? [ofCode, ...values] : values)
  const chosen = item ?? offered[0]
  if (chosen) store.set({ configuration: choose(store.get().configuration, kind, chosen.id) })
  else if (!isOption(kind))
    throw new AgentError(t('agentNothingOffered', { field: fieldOf(call, kind) }))
  return item !== null
}

/**
 * The named engine. A version belongs to one engine, which therefore need not be named; where several engines have a
 * version of that name, it is that of the first.
 */
export function engineOf(call: Call, input: Wire) {
  const [engines, versions] = [named(input, 'engine'), named(input, 'version')]
  if (engines.length > 0 || versions.length === 0) return { values: engines, isFirst: false }
  const all = selectLoad(call.store.get(), 'versions').data ?? []
  const found = all.filter((version) => versions.every((value) => isNamed(version, value)))
  if (found.length === 0) throw refusal(call, 'version', versions, all)
  const ids = [...new Set(found.map(({ engineId }) => engineId))]
  return { values: ids.slice(0, 1), isFirst: ids.length > 1 }
}

/** The choices that the content site has stored under a code. Throws an AgentError if there are none. */
async function choicesOfCode({ store, t, signal }: Call, code: unknown): Promise<Choices> {
  const parsed = parseCode(readText(code) ?? '')
  if ('error' in parsed) throw new AgentError(t(CODE_ERRORS[parsed.error]))
  const { items } = await requestFromCurrentSite(store, fetchBuild, parsed.code).catch(
    (error: unknown): FoundBuild => {
      if (!(error instanceof NoBuildError)) logFailure('findBuild failed', error)
      const reason = error instanceof NoBuildError ? error.reason : 'failed'
      throw new AgentError(t(CODE_ERRORS[reason]))
    },
  )
  signal.throwIfAborted()
  return choicesOfBuild(items)
}

/** The item that all values name. Null without a value. */
function find(call: Call, kind: Kind, values: readonly unknown[]): Named | null {
  if (values.length === 0) return null
  const state = call.store.get()
  const items: readonly Named[] =
    kind === 'model' ? selectModels(state) : selectOffered(state, kind)
  const found = items.filter((item) => values.every((value) => isNamed(item, value)))
  if (found.length === 1) return found[0] ?? null
  throw refusal(call, kind, values, found.length > 0 ? found : items)
}

/** The error for values that name no item, or more than one. */
function refusal(
  call: Call,
  kind: Kind,
  values: readonly unknown[],
  items: readonly Named[],
): AgentError {
  const value = values.map(inWords).join(', ')
  return new AgentError(call.t('agentUnknown', { value, field: fieldOf(call, kind) }), items)
}

function fieldOf({ t }: Call, kind: Kind): string {
  return t(kind === 'model' ? 'lineModel' : choiceLabels(kind).line)
}

/** Whether a value names an item: by its id, by its name, or as answers do, by an object with both. */
export function isNamed({ id, name }: Named, value: unknown): boolean {
  const isName = (text: string | null) => text?.toLowerCase() === name.trim().toLowerCase()
  const text = readText(value)
  if (!isWire(value)) return text === id || isName(text)
  const [givenId, givenName] = [readText(value.id), readText(value.name)]
  if (givenId === null && givenName === null) return false
  return (givenId ?? id) === id && isName(givenName ?? name)
}

/** Whether an argument has a value. Agents also send empty texts for what they leave out. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** A value as an error repeats it. */
export function inWords(value: unknown): string {
  return readText(value) ?? JSON.stringify(value)
}
