import { describe, expect, it } from 'vitest'
import type { StepId } from './configuration.ts'
import { earlierStep, laterStep, nextStep, previousStep } from './guards.ts'

describe('the five steps', () => {
  it.each<[StepId, StepId | null, StepId | null]>([
    ['engine', null, 'version'],
    ['version', 'engine', 'exterior'],
    ['exterior', 'version', 'interior'],
    ['interior', 'exterior', 'summary'],
    ['summary', 'interior', null],
  ])('the %s step comes after %j and before %j', (id, before, after) => {
    expect(previousStep(id)).toBe(before)
    expect(nextStep(id)).toBe(after)
    expect(laterStep(id, after ?? 'engine')).toBe(after ?? id)
    expect(earlierStep(id, before ?? 'summary')).toBe(before ?? id)
  })
})
