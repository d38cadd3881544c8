import { isWire, type Wire } from '../../core/content-site/wire.ts'
import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { AgentError, type Call, type Schema } from './call.ts'
import { inWords } from './resolve-car.ts'

/** The parts of a configuration. */
const PARTS: ReadonlySet<string> = new Set(['model', ...CHOICE_KINDS])

/** What an answer says beside the configuration of its car. With it, an answer names a car as the arguments do. */
const ANSWERED: readonly string[] = [
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
]

/**
 * The arguments of a call, whose names browsers do not check: a wish under another name would be lost without a word.
 * Throws an AgentError that has the names of the schema.
 */
export function readArguments(call: Call, schema: Schema, input: unknown): Wire {
  const { properties = {} } = schema
  const names = Object.keys(properties)
  const given = input ?? {}
  const valid = names.map((id) => ({ id, name: properties[id]?.description ?? id }))
  const refuse = (unknown: readonly string[]): AgentError =>
    new AgentError(call.t('agentNoArgument', { value: unknown.join(', ') }), valid)
  if (!isWire(given)) throw refuse([inWords(given)])
  const answered =
    names.includes('model') && isWire(given.configuration) ? given.configuration : null
  const known = answered ? [...names, ...ANSWERED] : names
  const unknown = [
    ...Object.keys(given).filter((name) => !known.includes(name)),
    ...Object.keys(answered ?? {}).filter((name) => !PARTS.has(name)),
  ]
  if (unknown.length > 0) throw refuse(unknown)
  for (const [name, { items }] of Object.entries(properties)) {
    const list = given[name]
    if (items && Array.isArray(list)) for (const each of list) readArguments(call, items, each)
  }
  return given
}
