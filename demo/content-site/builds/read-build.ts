import { createHash } from 'node:crypto'
import type { Build, BuildItem } from '../../../src/core/configuration/build.ts'
import { codeOf, type BuildCode } from '../../../src/core/configuration/build-code.ts'
import { CHOICE_KINDS, isOption } from '../../../src/core/configuration/choice-steps.ts'
import { SiteError } from '../http/site-error.ts'

const ITEMS = ['model', ...CHOICE_KINDS] as const

/** Maximum length of an id and of a name, in characters. */
const MAXIMUM_ID = 64
const MAXIMUM_NAME = 191

/** Maximum amount in cents: a billion euros. */
const MAXIMUM_CENTS = 100_000_000_000

/** Keeps these hashes apart from all others, and from those of later formats. */
const SCHEMA = 'cfg-build-1'

/**
 * Reads the parts of a build: model, engine and version, then the colours that the version has.
 * @throws SiteError 400 if a part is missing, repeated, out of order or malformed.
 */
export function readBuild(value: unknown): Build {
  if (!Array.isArray(value) || value.length > ITEMS.length) throw wrong('items must be a list.')
  const build = value.map(readItem)
  const order = build.map(({ item }) => ITEMS.indexOf(item))
  const isInOrder = order.every((place, index) => index === 0 || place > (order[index - 1] ?? 0))
  const isComplete = ITEMS.every(
    (item) => (item !== 'model' && isOption(item)) || build.some((part) => part.item === item),
  )
  if (!isInOrder || !isComplete)
    throw wrong(`items must be ${ITEMS.join(', ')}, in this order; options may be missing.`)
  return build
}

/**
 * The code of a build. It depends on everything that is kept with it, so that nobody can give another build a code in
 * use.
 * @param attempt How many codes before this one belong to other builds.
 */
export function codeOfBuild(build: Build, attempt: number): BuildCode {
  const lines = build.map(({ item, id, name, cents }) => [item, id, name, cents ?? ''].join('\t'))
  const content = [SCHEMA, ...lines, ...(attempt > 0 ? [attempt] : [])].join('\n')
  const hash = createHash('sha256').update(content).digest()
  return codeOf(hash.readBigUInt64BE() >> 24n)
}

function readItem(value: unknown): BuildItem {
  const wire = (typeof value === 'object' ? value : null) as Readonly<
    Record<string, unknown>
  > | null
  const item = ITEMS.find((known) => known === wire?.['item'])
  if (wire === null || item === undefined) throw wrong('item is unknown.')
  const cents = wire['cents'] ?? null
  const isAmount = Number.isInteger(cents) && Number(cents) >= 0 && Number(cents) <= MAXIMUM_CENTS
  if (cents !== null && !isAmount) throw wrong('cents must be whole and not negative, or null.')
  return {
    item,
    id: text(wire['id'], MAXIMUM_ID),
    name: text(wire['name'], MAXIMUM_NAME),
    cents: cents as number | null,
  }
}

function text(value: unknown, maximum: number): string {
  const isText =
    typeof value === 'string' && value.trim() !== '' && Array.from(value).length <= maximum
  // Tabs and line breaks separate what is hashed.
  if (!isText || /\p{Cc}/u.test(value)) throw wrong('id and name must be short texts.')
  return value
}

function wrong(message: string): SiteError {
  return new SiteError('bad_request', message)
}
