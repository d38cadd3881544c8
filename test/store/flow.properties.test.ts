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

describe('a random walk with late and failing answers', { timeout: TIMEOUT_MS }, () => {
  it('never enters a step without its earlier choices, nor loses a choice', async () => {
    const visited = new Set<Screen>()
    const chosen = new WeakMap<Walk, Partial<Choices>>()
    let kept = 0
    await takeWalks((walk, step, entered) => {
      if (entered !== null) visited.add(entered)
      expect(entered !== null && lacksAnEarlierChoice(entered, walk.store)).toBe(false)
      const isHome = walk.store.get().route?.screen === 'home'
      if (isHome || 'choose' in step || 'uncheck' in step) {
        chosen.set(walk, isHome ? {} : standing(walk.store.get()))
        return
      }
      const before = chosen.get(walk) ?? walk.restored
      expect(selectChoices(walk.store.get())).toMatchObject(before)
      kept += Object.keys(before).length
    })
    // The rules hold although the walks reach every screen and make choices.
    expect([...visited].toSorted()).toEqual(SCREENS.toSorted())
    expect(kept).toBeGreaterThan(200)
  })
})
