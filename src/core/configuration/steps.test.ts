import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STEP_IDS } from './choice-steps.ts'
import type { StepId } from './steps.ts'
import { earlierStep, laterStep, nextStep, previousStep } from './guards.ts'

const stepId = fc.constantFrom(...STEP_IDS)

describe('the five steps', () => {
  it('have an earlier and a later one of any two, in either order', () => {
    fc.assert(
      fc.property(stepId, stepId, (one, other) => {
        const sorted = STEP_IDS.filter((id) => id === one || id === other)
        expect([earlierStep(one, other), laterStep(one, other)]).toEqual([sorted[0], sorted.at(-1)])
        expect(earlierStep(other, one)).toBe(earlierStep(one, other))
      }),
    )
  })

  it.each<[StepId, StepId | null, StepId | null]>([
    ['engine', null, 'version'],
    ['version', 'engine', 'exterior'],
    ['exterior', 'version', 'interior'],
    ['interior', 'exterior', 'summary'],
    ['summary', 'interior', null],
  ])('the %s step comes after %j and before %j', (id, before, after) => {
    expect(previousStep(id)).toBe(before)
    expect(nextStep(id)).toBe(after)
  })
})
