import { describe, expect, it } from 'vitest'
import type { Choices } from '../../src/core/configuration/configuration.ts'
import type { Screen } from '../../src/core/configuration/guards.ts'
import {
  selectChoices,
  selectProgress,
  selectItem,
} from '../../src/core/configuration/chosen-items.ts'
import { lacksAnEarlierChoice } from '../support/route-table.ts'
import { SCREENS, type Action, type Walk, act, action, ESTRELA } from './walk-actions.ts'
import * as fc from 'fast-check'
import { choicesOf } from '../../src/core/configuration/choices.ts'
import type { State } from '../../src/core/store/state.ts'
import { siteInProcess, type SiteInProcess } from '../support/site-in-process.ts'
import { clearCookies, SETTINGS, storeUnderTest, watchLog } from '../support/store-under-test.ts'

/** Calls that answer late or fail. */
const CALLS = ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI', 'updateFinances'] as const

const LINK = 'modelid=106&engine=1061&version=10614&colext=CMA&colint=PMA'

/** A store for Estrela, new or restored by a link, with every call delayed and some failing at first. */
async function begin(
  site: SiteInProcess,
  failing: readonly string[],
  isRestored: boolean,
): Promise<Walk> {
  clearCookies()
  site.setFaults([])
  const store = await storeUnderTest(site, { query: isRestored ? LINK : '' })
  await store.visit('home')
  const restored = isRestored ? currentChoices(store.get()) : {}
  // Another content site: everything is requested again.
  if (isRestored) {
    store.actions.applySettings({ ...SETTINGS, requestTimeout: 4000 })
    store.actions.startFlow()
  } else store.pick('106')
  await site.settled()
  site.setFaults(failing.map((call) => ({ call, fault: '404', times: 1 })))
  const releases = CALLS.map((call) => site.hold(call))
  return { store, releases, restored, waiting: null, model: ESTRELA, begun: 0 }
}

/**
 * Takes many walks, new and restored; `look` sees each action and the screen it entered, null for none.
 */
async function takeWalks(
  look: (walk: Walk, step: Action, entered: Screen | null) => void,
): Promise<void> {
  watchLog()
  const site = siteInProcess()
  const steps = fc.array(action, { minLength: 15, maxLength: 30, size: 'max' })
  const failing = fc.subarray([...CALLS], { maxLength: 2 })
  const property = fc.asyncProperty(steps, failing, fc.boolean(), async (actions, calls, isOld) => {
    const walk = await begin(site, calls, isOld)
    try {
      for (const step of actions) look(walk, step, await act(walk, step, site))
    } finally {
      for (const release of walk.releases) release()
    }
  })
  // Random walks can miss a screen: some walks get every answer and visit all of them.
  const whole: Action[] = [
    ...CALLS.map(() => ({ release: true }) as const),
    ...SCREENS.map(() => ({ onward: true }) as const),
  ]
  // Four configurations: of one model twice, then of the other one. The second action asks for the engine step, and the
  // third waits for its list.
  const again: Action[] = [
    { go: 'home' },
    { onward: true },
    { release: true },
    ...SCREENS.map(() => ({ onward: true }) as const),
  ]
  await fc.assert(property, {
    numRuns: 50,
    examples: [
      [whole, [], true],
      [[...whole, { go: 'home' }], [], false],
      [[...whole, { choose: 1 }, ...again, ...again, { choose: 1 }, ...again], [], false],
    ],
  })
}

/** Time limit for all walks on a busy machine, in milliseconds. */
const TIMEOUT_MS = 120_000

/** The current choices; a colour counts when the version is known to have it. */
function currentChoices(state: State): Partial<Choices> {
  const choices = {
    ...choicesOf(state.configuration),
    exteriorId: selectItem(state, 'exterior')?.id ?? null,
    interiorId: selectItem(state, 'interior')?.id ?? null,
  }
  return Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== null))
}

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
