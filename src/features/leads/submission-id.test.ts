import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { submissionId } from './lead-draft.ts'

const parts = fc.array(fc.string())

describe('submissionId', () => {
  it('has 8 to 80 letters, digits, hyphens or underscores, as the site requires', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(submissionId(given)).toMatch(/^[\w-]{8,80}$/)
      }),
    )
  })

  it('is the same for the same parts, and different for any others', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(submissionId([...one])).toBe(submissionId(one))
        expect(submissionId(one) === submissionId(other)).toBe(isSame)
      }),
    )
  })

  it('distinguishes where one part ends and the next begins', () => {
    expect(submissionId(['ab', 'c'])).not.toBe(submissionId(['a', 'bc']))
  })

  it('does not collide over many similar inputs', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => submissionId(['visit', `${index}`]))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
