import * as fc from 'fast-check'
import { choicesOf } from '../../src/domain/steps/choices.ts'
import { STEP_IDS, type Choices } from '../../src/domain/steps/steps.ts'
import type { Screen } from '../../src/domain/steps/guards.ts'
import {
  selectExterior,
  selectInterior,
  selectProgress,
} from '../../src/store/configuration/chosen-items.ts'
import type { State } from '../../src/store/state.ts'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'
import {
  clearCookies,
  SETTINGS,
  storeUnderTest,
  watchLog,
  type StoreUnderTest,
} from './store-under-test.ts'

/** In the order of the flow. */
export const SCREENS: readonly Screen[] = ['home', ...STEP_IDS, 'comparison']

/** A model whose configurations a walk makes. */
interface WalkedModel {
  readonly id: string
  readonly name: string
  readonly engines: readonly string[]
  readonly versions: readonly string[]
  readonly exteriors: readonly string[]
  readonly interiors: readonly string[]
}

/** Two engines of each model, their versions (one of Estrela without colours), and colours that only some have. */
const ESTRELA: WalkedModel = {
  id: '106',
  name: 'Estrela',
  engines: ['1061', '1063'],
  versions: ['10612', '10614', '10633', '10635'],
  exteriors: ['BNE', 'PLU', 'CMA'],
  interiors: ['TPR', 'MAN', 'PMA'],
}
const MARE: WalkedModel = {
  id: '101',
  name: 'Maré',
  engines: ['1011', '1012'],
  versions: ['10111', '10113', '10121', '10123'],
  exteriors: ['BNE', 'VPI', 'AAT'],
  interiors: ['TPR', 'PCA'],
}

/** Calls that answer late or fail. */
const CALLS = ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI', 'updateFinances'] as const

/** Whether a choice is missing that a screen requires (spec §2, routes and guards). */
export function lacksAnEarlierChoice(screen: Screen, store: StoreUnderTest): boolean {
  const progress = selectProgress(store.get())
  const { model, engine, version, exterior, interior } = progress
  const needed: Record<Screen, readonly boolean[]> = {
    home: [],
    comparison: [model],
    engine: [model],
    version: [model, engine],
    exterior: [model, engine, version],
    interior: [model, engine, version, exterior],
    summary: [model, engine, version, exterior, interior],
  }
  return needed[screen].includes(false)
}

export type Action =
  | { readonly onward: true }
  | { readonly go: Screen }
  | { readonly choose: number }
  | { readonly uncheck: true }
  | { readonly credit: 'CREDIT' | 'HOD' }
  | { readonly release: true }
  | { readonly retry: true }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ onward: true } as const) },
  { weight: 4, arbitrary: fc.record({ go: fc.constantFrom(...SCREENS.slice(1)) }) },
  { weight: 1, arbitrary: fc.record({ go: fc.constant('home' as const) }) },
  { weight: 5, arbitrary: fc.record({ choose: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.constant({ uncheck: true } as const) },
  { weight: 2, arbitrary: fc.record({ credit: fc.constantFrom('CREDIT', 'HOD') }) },
  { weight: 2, arbitrary: fc.constant({ release: true } as const) },
  { weight: 1, arbitrary: fc.constant({ retry: true } as const) },
)

/** Makes a choice on the current screen, if it is offered there. */
function chooseOn({ store, model }: Walk, n: number): void {
  const { get, actions } = store
  const { site } = get()
  const engines = site[`engines of ${model.id}`]?.data
  const versions = site[`versions of ${model.id}`]?.data
  const { engineId, versionId } = get().configuration
  const isOf = (id: string | undefined) => (item: { id: string; versionId: string }) =>
    item.id === id && item.versionId === versionId
  switch (get().route?.screen) {
    case 'engine': {
      const id = model.engines[n % 2]
      if (id && engines?.some((item) => item.id === id)) actions.choose('engine', id)
      return
    }
    case 'version': {
      const version = versions?.find((item) => item.id === model.versions[n])
      if (version?.engineId === engineId) actions.choose('version', version?.id ?? '')
      return
    }
    case 'exterior':
      if (site[`exteriors of ${model.id}`]?.data?.some(isOf(model.exteriors[n])))
        actions.choose('exterior', model.exteriors[n]!)
      return
    case 'interior':
      if (site[`interiors of ${model.id}`]?.data?.some(isOf(model.interiors[n])))
        actions.choose('interior', model.interiors[n]!)
      return
    default:
  }
}

function uncheckOn({ get, actions }: StoreUnderTest): void {
  if (get().route?.screen === 'engine') actions.uncheckEngine()
  if (get().route?.screen === 'version') actions.uncheckVersion()
}

/** Only the summary offers the credit types. */
function chooseCreditTypeOn(store: StoreUnderTest, type: 'CREDIT' | 'HOD'): void {
  if (store.get().route?.screen === 'summary') store.actions.chooseCreditType(type)
}

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

export interface Walk {
  readonly store: StoreUnderTest
  readonly releases: (() => void)[]
  /** The choices that a link restored at the start. */
  readonly restored: Partial<Choices>
  /** The requested screen while its data is loading. */
  waiting: Screen | null
  /** The model that is configured: Estrela at first. */
  model: WalkedModel
  /** How many configurations the walk has begun on home. */
  begun: number
}

/** Performs one action; returns the screen it entered, null for none. */
async function act(walk: Walk, step: Action, site: SiteInProcess): Promise<Screen | null> {
  const { store, releases } = walk
  const before = store.get().visits
  const go = async (screen: Screen): Promise<void> => {
    walk.waiting = (await store.walk(screen, walk.model.name)) === null ? screen : null
  }
  if ('choose' in step) chooseOn(walk, step.choose)
  else if ('uncheck' in step) uncheckOn(store)
  else if ('credit' in step) chooseCreditTypeOn(store, step.credit)
  else if ('retry' in step) store.actions.retryFailed()
  else if ('release' in step) {
    releases.shift()?.()
    await site.settled()
    await go(walk.waiting ?? store.get().route?.screen ?? 'home')
  } else if ('go' in step) await go(step.go)
  else await go(SCREENS[SCREENS.indexOf(store.get().route?.screen ?? 'home') + 1] ?? 'summary')
  // On home, the buyer picks a model again: the same one, then the other one, and so on.
  if (store.get().configuration.modelId === null) {
    walk.begun += 1
    if (walk.begun % 2 === 0) walk.model = walk.model === ESTRELA ? MARE : ESTRELA
    store.pick(walk.model.id)
  }
  return store.get().visits > before ? (store.get().route?.screen ?? null) : null
}

/**
 * Takes many walks, new and restored; `look` sees each action and the screen it entered, null for none.
 * `lookBack` sees the site once all walks have ended.
 */
export async function takeWalks(
  look: (walk: Walk, step: Action, entered: Screen | null) => void,
  lookBack: (site: SiteInProcess) => Promise<void>,
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
  const openDrive: Action[] = [...whole, { go: 'summary' }, { credit: 'HOD' }]
  await fc.assert(property, {
    numRuns: 50,
    examples: [
      [whole, [], true],
      [[...whole, { go: 'home' }], [], false],
      [openDrive, [], true],
      [[...whole, { choose: 1 }, ...again, ...again, { choose: 1 }, ...again], [], false],
    ],
  })
  await site.settled()
  await lookBack(site)
}

/** Time limit for all walks on a busy machine, in milliseconds. */
export const TIMEOUT_MS = 120_000

/** The current choices; a colour counts when the version is known to have it. */
export function currentChoices(state: State): Partial<Choices> {
  const choices = {
    ...choicesOf(state.configuration),
    exteriorId: selectExterior(state)?.id ?? null,
    interiorId: selectInterior(state)?.id ?? null,
  }
  return Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== null))
}
