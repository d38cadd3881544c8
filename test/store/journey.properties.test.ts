// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../src/domain/steps/steps.ts'
import type { Screen } from '../../src/domain/steps/guards.ts'
import { selectChoices } from '../../src/store/flow/selectors.ts'
import {
  lacksAnEarlierChoice,
  SCREENS,
  standing,
  takeWalks,
  TIMEOUT_MS,
  type Walk,
} from './random-walks.ts'

describe('no walk of a buyer, with answers late and failing,', { timeout: TIMEOUT_MS }, () => {
  it('enters a step whose earlier choice is missing', async () => {
    const visited = new Set<Screen>()
    await takeWalks((walk, _, entered) => {
      if (entered === null) return
      visited.add(entered)
      expect(lacksAnEarlierChoice(entered, walk.store)).toBe(false)
    })
    // The walks do get everywhere: the rule is not kept by standing still.
    expect([...visited].toSorted()).toEqual(SCREENS.toSorted())
  })

  it('loses what the buyer chose, but by a later choice of the buyer', async () => {
    const chosen = new WeakMap<Walk, Partial<Choices>>()
    let kept = 0
    await takeWalks((walk, step) => {
      const now = selectChoices(walk.store.get())
      const isHome = walk.store.get().route?.screen === 'home'
      if (isHome || 'choose' in step || 'uncheck' in step) {
        chosen.set(walk, isHome ? {} : standing(walk.store.get()))
        return
      }
      const before = chosen.get(walk) ?? walk.restored
      expect(now).toMatchObject(before)
      kept += Object.keys(before).length
    })
    expect(kept).toBeGreaterThan(500)
  })
})
