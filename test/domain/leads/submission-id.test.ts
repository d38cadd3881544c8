import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { submissionId } from '../../../src/domain/leads/submission-id.ts'

const parts = fc.array(fc.string())

describe('submissionId', () => {
  it('has what the site takes: 8 to 80 letters, digits, - or _', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(submissionId(given)).toMatch(/^[\w-]{8,80}$/)
      }),
    )
  })

  it('is the same for the same parts, and another for any other', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(submissionId([...one])).toBe(submissionId(one))
        expect(submissionId(one) === submissionId(other)).toBe(isSame)
      }),
    )
  })

  it('tells where one part ends and the next begins', () => {
    expect(submissionId(['ab', 'c'])).not.toBe(submissionId(['a', 'bc']))
  })

  it('does not collide over many near ones', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => submissionId(['visit', `${index}`]))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
