import { parseJson } from '../content-site/wire.ts'
import type { Id } from '../values/units.ts'
import { CHOICE_KINDS, CHOICE_STEPS, choicesBefore, choicesOn, toChoices } from './choice-steps.ts'
import { NO_CHOICES, type ChoiceKind, type Choices, type StepId } from './configuration.ts'

/** The choices and their names in cookies and links (spec §7), in step order. */
const NAMES: readonly (readonly [keyof Choices, string])[] = [
  ['modelId', 'modelid'],
  ...CHOICE_KINDS.map((kind) => [`${kind}Id`, CHOICE_STEPS[kind].param] as const),
]

/** An ampersand that was escaped for HTML, once or more often, and perhaps encoded in part. */
const ESCAPED = /&((amp|#0*38)(;|%3B))+/gi

/** Maximum length of a query or cookie value, in characters. Browsers limit a whole cookie to 4,096 bytes. */
const MAX_QUERY = 2000
const MAX_COOKIE = 4096

/** Maximum length of an id, in characters. Those of the content site are far shorter. */
const MAX_ID = 64

function readChoices(read: (name: string) => unknown): Choices | null {
  const choices: Record<keyof Choices, Id | null> = { ...NO_CHOICES }
  for (const [key, name] of NAMES) {
    const value = read(name)
    const id = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
    if (id !== '' && id.length <= MAX_ID) choices[key] = id
  }
  return choices.modelId === null ? null : choices
}

/** Encodes the share link's query and the `cfg_app_params` cookie (spec §7). Missing ids are left out. */
export function encodeChoices(choices: Choices): string {
  const query = new URLSearchParams()
  for (const [key, name] of NAMES) {
    const id = choices[key]
    if (id !== null) query.set(name, id)
  }
  // Not every cookie reader decodes '+' as a space, but all decode '%20'.
  return query.toString().replaceAll('+', '%20')
}

/**
 * Decodes the ids of a share link or cookie, with or without the leading '?' (spec §7). Ampersands may be escaped for
 * HTML. The first of repeated names wins. Empty ids and ids over 64 characters count as missing. Returns `null` without
 * a model or for more than 2,000 characters. Never throws.
 */
export function decodeChoices(query: string): Choices | null {
  if (query.length > MAX_QUERY) return null
  const values = new URLSearchParams(query.replace(ESCAPED, '&'))
  return readChoices((name) => values.get(name))
}

/** Whether a part of a share link names a choice, perhaps not in full: it may have been cut off. */
export function isNamed(kind: ChoiceKind, query: string): boolean {
  const { param } = CHOICE_STEPS[kind]
  return query.split(/[&;]/).some((part) => part.startsWith(param) || param.startsWith(part))
}

/** The choices up to a step, as stored in the cookie. `null` keeps only the model (spec §4, §7). */
export function choicesUpTo(choices: Choices, step: StepId | null): Choices {
  const kinds = step === null ? [] : [...choicesBefore(step), ...choicesOn(step)]
  return toChoices(choices.modelId, (kind) => (kinds.includes(kind) ? choices[`${kind}Id`] : null))
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * Parses the ids in the `wp_cfgHyu` cookie (spec §7): a JSON object of strings or numbers, plain or percent-encoded.
 * Returns `null` for anything else or without a model. Never throws.
 */
export function parseSavedConfiguration(json: string): Choices | null {
  if (json.length > MAX_COOKIE) return null
  const saved = parseJson(json) ?? parseJson(decodePercent(json))
  if (typeof saved !== 'object' || saved === null) return null
  return readChoices((name) => (saved as Readonly<Record<string, unknown>>)[name])
}
