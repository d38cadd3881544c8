import { HTTPError } from 'ky'
import type { Build, BuildItem, FoundBuild } from './build.ts'
import { CHOICE_KINDS } from './choice-steps.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import {
  readId,
  readList,
  readNumber,
  readText,
  requireWire,
  UnexpectedResponseError,
  type Wire,
} from '../content-site/wire.ts'

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length without the check character: 8 characters of 5 bits are 40 bits. */
const DATA_LENGTH = 8

const GROUP = /.{3}/g

/** Why a text cannot be a code: characters are missing or left over, or one of them is wrong. */
export type CodeError = 'length' | 'mistyped'

/** A code as it is stored and sent: 9 characters without separators. */
export type BuildCode = string

/** A code as it is shown, in groups of three: '7QX-M4T-9K6'. */
export function formatCode(code: BuildCode): string {
  return code.match(GROUP)?.join('-') ?? code
}

/**
 * Reads a code as people type or paste it: lower case is accepted, what is no letter or digit is ignored, O counts as
 * 0, I and L count as 1.
 * Every single wrong character and every two characters in the wrong order are detected.
 */
export function parseCode(text: string): { readonly code: BuildCode } | { error: CodeError } {
  const code = text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (code.length !== DATA_LENGTH + 1) return { error: 'length' }
  const isRight = checkCharacter(code.slice(0, DATA_LENGTH)) === code.at(-1)
  return isRight ? { code } : { error: 'mistyped' }
}

/** The code of a number of 40 bits, with its check character. */
export function codeOf(bits: bigint): BuildCode {
  const data = Array.from({ length: DATA_LENGTH }, (_, index) => {
    const value = (bits >> BigInt(5 * (DATA_LENGTH - 1 - index))) & 31n
    return ALPHABET.charAt(Number(value))
  }).join('')
  return data + checkCharacter(data)
}

/**
 * The sum of the characters, each multiplied by another power of a primitive element of the field of 32 elements. A
 * changed character changes the sum, and so do two that change places, because no two powers are equal. Null if a character is not one of the alphabet's.
 */
function checkCharacter(data: string): string | null {
  let sum = 0
  for (const character of data) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) return null
    sum = timesTwo(sum ^ value)
  }
  return ALPHABET.charAt(sum)
}

/** Multiplies by the primitive element x, modulo x⁵ + x² + 1. */
function timesTwo(value: number): number {
  const shifted = value << 1
  return shifted < 32 ? shifted : shifted ^ 0b100101
}

const ITEMS = ['model', ...CHOICE_KINDS] as const

/** Why the site gave no build: nobody saved one with this code, or too many codes were tried in a short time. */
export class NoBuildError extends Error {
  readonly reason: 'unknown' | 'rate-limited'

  constructor(reason: 'unknown' | 'rate-limited') {
    super(`findBuild: ${reason}`)
    this.reason = reason
  }
}

/**
 * POST saveBuild: the code of a build, which is always the same for the same build. Retried once like a GET, but not
 * above the limit for new builds.
 */
export async function fetchBuildCode(site: ContentSite, items: Build): Promise<BuildCode> {
  const retry = { methods: ['post' as const], statusCodes: [500, 502, 503, 504] }
  const request = site.http.post('wp-json/cfg/saveBuild/', { json: { items }, retry })
  const response = await request.json()
  return readCode(requireWire(response, 'saveBuild'))
}

/** POST findBuild, without retry. Throws NoBuildError, UnexpectedResponseError or ky's errors. */
export async function fetchBuild(site: ContentSite, code: BuildCode): Promise<FoundBuild> {
  try {
    const response = await site.http.post('wp-json/cfg/findBuild/', { json: { code } }).json()
    const wire = requireWire(response, 'findBuild')
    const items = readList(wire.items, 'findBuild', readItem, site.report)
    return { code: readCode(wire), madeOn: readText(wire.madeOn) ?? '', items }
  } catch (error) {
    const status = error instanceof HTTPError ? error.response.status : null
    if (status === 404) throw new NoBuildError('unknown')
    if (status === 429) throw new NoBuildError('rate-limited')
    throw error
  }
}

function readItem(wire: Wire): BuildItem | null {
  const item = ITEMS.find((name) => name === wire.item)
  const id = readId(wire.id)
  if (!item || id === null) return null
  return { item, id, name: readText(wire.name) ?? '', cents: readNumber(wire.cents) }
}

function readCode(wire: Wire): BuildCode {
  const parsed = parseCode(readText(wire.code) ?? '')
  if ('error' in parsed) throw new UnexpectedResponseError('a build code was expected')
  return parsed.code
}
