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
