import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepId, Steps } from '../../../src/domain/steps/steps.ts'
import { initialSteps, STEP_IDS } from '../../../src/domain/steps/steps.ts'
import {
  limitSteps,
  moveToStep,
  nextStep,
  previousStep,
} from '../../../src/domain/steps/step-moves.ts'

const stepId = fc.constantFrom(...STEP_IDS)
const ids = (steps: Steps, flag: 'isActive' | 'isConcluded' | 'isEnabled') =>
  steps.filter((step) => step[flag]).map((step) => step.id)
const state = (steps: Steps) => ({
  active: ids(steps, 'isActive'),
  concluded: ids(steps, 'isConcluded'),
  enabled: ids(steps, 'isEnabled'),
})

describe('the five steps', () => {
  it('begin with only the engine active and enabled', () => {
    expect(initialSteps()).toHaveLength(5)
    expect(state(initialSteps())).toEqual({
      active: ['engine'],
      concluded: [],
      enabled: ['engine'],
    })
  })

  it('conclude what is before the step moved to', () => {
    expect(state(moveToStep(initialSteps(), 'exterior'))).toEqual({
      active: ['exterior'],
      concluded: ['engine', 'version'],
      enabled: ['engine', 'version', 'exterior'],
    })
  })

  it('stay enabled and concluded after a move back', () => {
    const back = moveToStep(moveToStep(initialSteps(), 'interior'), 'version')
    expect(state(back)).toEqual({
      active: ['version'],
      concluded: ['engine', 'version', 'exterior'],
      enabled: ['engine', 'version', 'exterior', 'interior'],
    })
  })

  it('are disabled after the step whose choice is cleared, which is no longer concluded', () => {
    const steps = limitSteps(
      moveToStep(moveToStep(initialSteps(), 'summary'), 'version'),
      'version',
    )
    expect(state(steps)).toEqual({
      active: ['version'],
      concluded: ['engine'],
      enabled: ['engine', 'version'],
    })
  })

  it('activate the limit when the active step is beyond it', () => {
    const steps = limitSteps(moveToStep(initialSteps(), 'interior'), 'version')
    expect(state(steps)).toEqual({
      active: ['version'],
      concluded: ['engine'],
      enabled: ['engine', 'version'],
    })
  })

  it('do not change when limited to a step that has not been reached', () => {
    expect(limitSteps(initialSteps(), 'exterior')).toEqual(initialSteps())
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

  it('keep one active step, enabled steps without a gap, and conclude only enabled ones', () => {
    const action = fc.record({ id: stepId, apply: fc.constantFrom(moveToStep, limitSteps) })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let steps = initialSteps()
        for (const { id, apply } of actions) {
          steps = apply(steps, id)
          const { active, concluded, enabled } = state(steps)
          expect(steps.map((step) => step.id)).toEqual(STEP_IDS)
          expect(active).toHaveLength(1)
          expect(enabled).toEqual(expect.arrayContaining([...active, ...concluded]))
          expect(enabled).toEqual(STEP_IDS.slice(0, enabled.length))
          const isKept =
            apply === moveToStep
              ? active.includes(id)
              : enabled.every((e) => STEP_IDS.indexOf(e) <= STEP_IDS.indexOf(id))
          expect(isKept).toBe(true)
        }
      }),
    )
  })
})
