import { assert, bigInt, nat, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, formatCode, parseCode } from './build-code.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 2n ** 40n
const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Codes spread over the whole range. 999,999,000,001 is prime, so no two of them are equal. */
const CODES = Array.from({ length: 1000 }, (_, index) =>
  codeOf((BigInt(index) * 999_999_000_001n) % BITS),
)

test('a thousand different numbers give a thousand codes of nine characters', () => {
  expect(new Set(CODES).size).toBe(1000)
  for (const code of CODES) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
})

test.each<[string, (code: string) => string]>([
  ['as it is stored', (code) => code],
  ['in groups', formatCode],
  ['in lower case', (code) => formatCode(code).toLowerCase()],
  ['with spaces', (code) => `  ${formatCode(code).replaceAll('-', ' ')} `],
  ['with a space after every character', (code) => code.split('').join(' ')],
  ['with typographic dashes and dots', (code) => code.replace(/(...)(...)/, '$1–$2.')],
  ['with O for 0', (code) => code.replaceAll('0', 'O')],
  ['with o for 0', (code) => code.replaceAll('0', 'o')],
  ['with I for 1', (code) => code.replaceAll('1', 'I')],
  ['with l for 1', (code) => code.replaceAll('1', 'l')],
])('a thousand codes are read %s', (_, type) => {
  for (const code of CODES) expect(parseCode(type(code))).toEqual({ code })
})

/** What is typed by mistake and accepted all the same. */
const accepted = (typed: readonly string[]): readonly string[] =>
  typed.filter((text) => !('error' in parseCode(text)))

test('every single wrong character of a thousand codes is detected', () => {
  const typed = CODES.flatMap((code) =>
    POSITIONS.flatMap((at) =>
      ALPHABET.replace(code.charAt(at), '')
        .split('')
        .map((character) => code.slice(0, at) + character + code.slice(at + 1)),
    ),
  )
  expect(typed).toHaveLength(1000 * 9 * 31)
  expect(accepted(typed)).toEqual([])
})

test('every two adjacent characters in the wrong order are detected in a thousand codes', () => {
  const typed = CODES.flatMap((code) =>
    POSITIONS.slice(1)
      .map(
        (at) => code.slice(0, at - 1) + code.charAt(at) + code.charAt(at - 1) + code.slice(at + 1),
      )
      .filter((text) => text !== code),
  )
  expect(typed.length).toBeGreaterThan(7000)
  expect(accepted(typed)).toEqual([])
})

test('any two different characters in the wrong order are detected', () => {
  const position = nat({ max: 8 })
  assert(
    property(bigInt({ min: 0n, max: BITS - 1n }), position, position, (bits, one, other) => {
      const characters = codeOf(bits).split('')
      const [first, second] = [characters[one] ?? '', characters[other] ?? '']
      pre(first !== second)
      characters[one] = second
      characters[other] = first
      expect(parseCode(characters.join(''))).toEqual({ error: 'mistyped' })
    }),
  )
})

test.each([
  ['', 'length'],
  ['0000 0000', 'length'],
  ['000 000 000 0', 'length'],
  ['U00-000-000', 'mistyped'],
  ['000-000-00*', 'length'],
  ['çãõ-000-000', 'mistyped'],
] as const)("'%s' is not a code: %s", (text, error) => {
  expect(parseCode(text)).toEqual({ error })
})

test('a code is shown in groups of three characters', () => {
  expect(formatCode(codeOf(0n))).toBe('000-000-000')
  expect(formatCode('7QXM4T9K6')).toBe('7QX-M4T-9K6')
})
