import * as fc from 'fast-check'
import { choicesOf } from '../../src/core/configuration/choices.ts'
import type { Choices } from '../../src/core/configuration/steps.ts'
import type { Screen } from '../../src/core/configuration/guards.ts'
import { selectItem } from '../../src/core/configuration/chosen-items.ts'
import type { State } from '../../src/core/store/state.ts'
import { siteInProcess, type SiteInProcess } from '../support/site-in-process.ts'
import { clearCookies, SETTINGS, storeUnderTest, watchLog } from '../support/store-under-test.ts'
import { act, action, ESTRELA, SCREENS, type Action, type Walk } from './walk-actions.ts'

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
export async function takeWalks(
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
export const TIMEOUT_MS = 120_000

/** The current choices; a colour counts when the version is known to have it. */
export function currentChoices(state: State): Partial<Choices> {
  const choices = {
    ...choicesOf(state.configuration),
    exteriorId: selectItem(state, 'exterior')?.id ?? null,
    interiorId: selectItem(state, 'interior')?.id ?? null,
  }
  return Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== null))
}
