import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepId, Steps } from '../../../src/domain/steps/steps.ts'
import { initialSteps, STEP_COUNT } from '../../../src/domain/steps/steps.ts'
import {
  limitSteps,
  moveToStep,
  nextStep,
  previousStep,
} from '../../../src/domain/steps/step-moves.ts'

const stepId = fc.constantFrom<StepId>(1, 2, 3, 4, 5)
const ids = (steps: Steps, flag: 'isActive' | 'isConcluded' | 'isEnabled') =>
  steps.filter((step) => step[flag]).map((step) => step.id)
const state = (steps: Steps) => ({
  active: ids(steps, 'isActive'),
  concluded: ids(steps, 'isConcluded'),
  enabled: ids(steps, 'isEnabled'),
})

describe('the five steps', () => {
  it('begin with only the engine active and enabled', () => {
    expect(initialSteps()).toHaveLength(STEP_COUNT)
    expect(state(initialSteps())).toEqual({ active: [1], concluded: [], enabled: [1] })
  })

  it('conclude what is before the step moved to', () => {
    expect(state(moveToStep(initialSteps(), 3))).toEqual({
      active: [3],
      concluded: [1, 2],
      enabled: [1, 2, 3],
    })
  })

  it('stay enabled and concluded after a move back', () => {
    const back = moveToStep(moveToStep(initialSteps(), 4), 2)
    expect(state(back)).toEqual({ active: [2], concluded: [1, 2, 3], enabled: [1, 2, 3, 4] })
  })

  it('after a step whose choice is cleared are disabled, and none from it on is concluded', () => {
    const steps = limitSteps(moveToStep(moveToStep(initialSteps(), 5), 2), 2)
    expect(state(steps)).toEqual({ active: [2], concluded: [1], enabled: [1, 2] })
  })

  it('hand the active place back when it is beyond the limit', () => {
    const steps = limitSteps(moveToStep(initialSteps(), 4), 2)
    expect(state(steps)).toEqual({ active: [2], concluded: [1], enabled: [1, 2] })
  })

  it('are not opened by a limit that nobody has reached', () => {
    expect(limitSteps(initialSteps(), 3)).toEqual(initialSteps())
  })

  it.each<[StepId, StepId | null, StepId | null]>([
    [1, null, 2],
    [2, 1, 3],
    [3, 2, 4],
    [4, 3, 5],
    [5, 4, null],
  ])('step %d comes after %j and before %j', (id, before, after) => {
    expect(previousStep(id)).toBe(before)
    expect(nextStep(id)).toBe(after)
  })

  it('keep one active step, enabled steps without a gap, and conclude only enabled ones', () => {
    const action = fc.record({ id: stepId, apply: fc.constantFrom(moveToStep, limitSteps) })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let steps = initialSteps()
        for (const { id, apply } of actions) {
          steps = apply(steps, id)
          const { active, concluded, enabled } = state(steps)
          expect(steps.map((step) => step.id)).toEqual([1, 2, 3, 4, 5])
          expect(active).toHaveLength(1)
          expect(enabled).toEqual(expect.arrayContaining([...active, ...concluded]))
          expect(enabled).toEqual(enabled.map((_, index) => index + 1))
          const isKept = apply === moveToStep ? active.includes(id) : enabled.every((e) => e <= id)
          expect(isKept).toBe(true)
        }
      }),
    )
  })
})
