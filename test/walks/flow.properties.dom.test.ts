import { describe, expect, it } from 'vitest'
import type { Choices } from '../../src/core/configuration/steps.ts'
import type { Screen } from '../../src/core/configuration/guards.ts'
import { selectChoices, selectProgress } from '../../src/core/configuration/chosen-items.ts'
import { lacksAnEarlierChoice } from '../support/route-table.ts'
import { currentChoices, takeWalks, TIMEOUT_MS } from './random-walks.ts'
import { SCREENS, type Action, type Walk } from './walk-actions.ts'

describe('a random walk with late and failing responses', { timeout: TIMEOUT_MS }, () => {
  it('never enters a step without its earlier choices or loses a choice', async () => {
    const visited = new Set<Screen>()
    const chosen = new WeakMap<Walk, Partial<Choices>>()
    const ids = new WeakMap<Walk, { readonly begun: number; readonly id: string | null }>()
    const repeated = new Set<string>()
    let kept = 0
    const look = (walk: Walk, step: Action, entered: Screen | null): void => {
      if (entered !== null) visited.add(entered)
      const progress = selectProgress(walk.store.get())
      expect(entered !== null && lacksAnEarlierChoice(entered, progress)).toBe(false)
      const isHome = walk.store.get().entered?.screen === 'home'
      const isNew = entered === 'engine' && ids.get(walk)?.begun !== walk.begun
      // A configuration that a link restored did not begin on this screen.
      const isFirst = isNew && (walk.begun > 0 || Object.keys(walk.restored).length === 0)
      const { uniqueId, notice } = walk.store.get()
      // Nothing of the last configuration is left when the next one begins.
      const { undo, saved, sent } = walk.store.runtime.session
      const isSameId = uniqueId === ids.get(walk)?.id
      const left = { undo, saved, notice, isSameId, events: [...(sent ?? [])] }
      const none = { notice: null, isSameId: false, events: [['initConfig', uniqueId]] }
      expect(isFirst && walk.begun > 0 ? left : none).toEqual(none)
      if (isNew) {
        ids.set(walk, { begun: walk.begun, id: uniqueId })
        // An odd number: of the same model as the one before.
        if (walk.begun % 2 === 1) repeated.add(walk.model.name)
      }
      if (isHome || 'choose' in step || 'uncheck' in step) {
        chosen.set(walk, isHome ? {} : currentChoices(walk.store.get()))
        return
      }
      const before = chosen.get(walk) ?? walk.restored
      expect(selectChoices(walk.store.get())).toMatchObject(before)
      kept += Object.keys(before).length
    }
    await takeWalks(look)
    // The rules hold although the walks reach every screen and make choices.
    expect([...visited].toSorted()).toEqual(SCREENS.toSorted())
    expect(kept).toBeGreaterThan(200)
    expect([...repeated].toSorted()).toEqual(['Estrela', 'Maré'])
  })
})
