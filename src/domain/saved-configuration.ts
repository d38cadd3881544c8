import type { Choices } from './configuration.ts'
import type { StepId } from './steps.ts'
import type { Id } from './units.ts'

/** The five choices and their names in cookies and links (spec §7), in the order of the steps. */
const NAMES = [
  ['modelId', 'modelid'],
  ['engineId', 'engine'],
  ['versionId', 'version'],
  ['exteriorId', 'colext'],
  ['interiorId', 'colint'],
] as const

/** Longest query or cookie value that is read, in characters; a whole cookie holds 4,096 bytes. */
const MAX_QUERY = 2000
const MAX_COOKIE = 4096

/** Longest id that is read, in characters; the content site's are far shorter. */
const MAX_ID = 64

type ReadId = (name: (typeof NAMES)[number][1]) => unknown

function readChoices(read: ReadId): Choices | null {
  const choices: Record<keyof Choices, Id | null> = {
    modelId: null,
    engineId: null,
    versionId: null,
    exteriorId: null,
    interiorId: null,
  }
  for (const [key, name] of NAMES) {
    const value = read(name)
    const id = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
    if (id !== '' && id.length <= MAX_ID) choices[key] = id
  }
  return choices.modelId === null ? null : choices
}

/** The query of a share link and of the `cfg_app_params` cookie (spec §7): percent-encoded, without the ids that are missing. */
export function encodeChoices(choices: Choices): string {
  const query = new URLSearchParams()
  for (const [key, name] of NAMES) {
    const id = choices[key]
    if (id !== null) query.set(name, id)
  }
  // The form encoding's '+' for a space is not undone by every reader of a cookie; '%20' is.
  return query.toString().replaceAll('+', '%20')
}

/**
 * The ids of a share link or cookie, with or without the leading '?' (spec §7). Of a repeated name the first counts;
 * empty ids and ids over 64 characters are missing; `null` without a model or over 2,000 characters. Never throws.
 */
export function decodeChoices(query: string): Choices | null {
  if (query.length > MAX_QUERY) return null
  const values = new URLSearchParams(query)
  return readChoices((name) => values.get(name))
}

/** The choices a step's cookie carries: those up to that step, 0 being the model alone (spec §4, §7). */
export function choicesUpTo(choices: Choices, step: StepId | 0): Choices {
  return {
    modelId: choices.modelId,
    engineId: step >= 1 ? choices.engineId : null,
    versionId: step >= 2 ? choices.versionId : null,
    exteriorId: step >= 3 ? choices.exteriorId : null,
    interiorId: step >= 4 ? choices.interiorId : null,
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The ids of the `wp_cfgHyu` cookie (spec §7): a JSON object, plain or percent-encoded, whose values are text or numbers.
 * `null` for anything else, or without a model. Never throws.
 */
export function parseSavedConfiguration(json: string): Choices | null {
  if (json.length > MAX_COOKIE) return null
  const saved = parseJson(json) ?? parseJson(decodePercent(json))
  if (typeof saved !== 'object' || saved === null) return null
  return readChoices((name) => (saved as Readonly<Record<string, unknown>>)[name])
}
