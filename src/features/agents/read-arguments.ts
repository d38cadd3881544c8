import { CHOICE_STEPS } from '../../core/configuration/choice-steps.ts'
import { AgentError, type Call } from './call.ts'
import type { CarAnswer } from './car-answer.ts'
import type { Schema } from './model-context.ts'
import { inWords, isRecord, type CarInput } from './resolve-car.ts'

/** What an answer says beside the configuration of its car. With it, an answer names a car as the arguments do. */
const ANSWERED: ReadonlySet<string> = new Set<
  keyof CarAnswer | 'code' | 'isSent' | 'limits' | 'linkNote' | 'note'
>([
  'name',
  'configuration',
  'chosenByDefault',
  'priceLines',
  'price',
  'currency',
  'date',
  'financing',
  'financingNote',
  'link',
  'code',
  'isSent',
  'limits',
  'linkNote',
  'note',
])

/**
 * The arguments of a call, whose names browsers do not check: a wish under another name would be lost without a word.
 * Throws an AgentError that has the names of the schema.
 */
export function readArguments(call: Call, schema: Schema, input: unknown): CarInput {
  const { properties = {} } = schema
  const given = input ?? {}
  if (!isRecord(given)) throw refusal(call, properties, [inWords(given)])
  const { configuration } = given
  const isAnswer = Object.hasOwn(properties, 'model') && isRecord(configuration)
  const isKnown = (name: string) =>
    Object.hasOwn(properties, name) || (isAnswer && ANSWERED.has(name))
  const unknown = [
    ...Object.keys(given).filter((name) => !isKnown(name)),
    ...(isAnswer ? Object.keys(configuration).filter((name) => !isChoice(name)) : []),
  ]
  if (unknown.length > 0) throw refusal(call, properties, unknown)
  for (const [name, { items }] of Object.entries(properties)) {
    const list = given[name]
    if (items && Array.isArray(list)) for (const each of list) readArguments(call, items, each)
  }
  return given
}

function isChoice(name: string): boolean {
  return name === 'model' || Object.hasOwn(CHOICE_STEPS, name)
}

function refusal(
  { t }: Call,
  properties: NonNullable<Schema['properties']>,
  unknown: readonly string[],
): AgentError {
  const valid = Object.entries(properties).map(([id, { description = id }]) => ({
    id,
    name: description,
  }))
  return new AgentError(t('agentNoArgument', { value: unknown.join(', ') }), valid)
}
