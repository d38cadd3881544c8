import * as fc from 'fast-check'
import type { Screen } from '../../src/core/configuration/guards.ts'
import { STEP_IDS } from '../../src/core/configuration/choice-steps.ts'
import type { Choices } from '../../src/core/configuration/configuration.ts'
import type { SiteInProcess } from '../support/site-in-process.ts'
import type { StoreUnderTest } from '../support/store-under-test.ts'

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
export const ESTRELA: WalkedModel = {
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

export type Action =
  | { readonly onward: true }
  | { readonly go: Screen }
  | { readonly choose: number }
  | { readonly uncheck: true }
  | { readonly release: true }
  | { readonly retry: true }

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ onward: true } as const) },
  { weight: 4, arbitrary: fc.record({ go: fc.constantFrom(...SCREENS.slice(1)) }) },
  { weight: 1, arbitrary: fc.record({ go: fc.constant('home' as const) }) },
  { weight: 5, arbitrary: fc.record({ choose: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.constant({ uncheck: true } as const) },
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
  switch (get().entered?.screen) {
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
  if (get().entered?.screen === 'engine') actions.uncheck('engine')
  if (get().entered?.screen === 'version') actions.uncheck('version')
}

/** Performs one action; returns the screen it entered, null for none. */
export async function act(walk: Walk, step: Action, site: SiteInProcess): Promise<Screen | null> {
  const { store, releases } = walk
  const before = store.get().visits
  const go = async (screen: Screen): Promise<void> => {
    walk.waiting = (await store.walk(screen, walk.model.name)) === null ? screen : null
  }
  if ('choose' in step) chooseOn(walk, step.choose)
  else if ('uncheck' in step) uncheckOn(store)
  else if ('retry' in step) store.actions.retryFailed()
  else if ('release' in step) {
    releases.shift()?.()
    await site.settled()
    await go(walk.waiting ?? store.get().entered?.screen ?? 'home')
  } else if ('go' in step) await go(step.go)
  else await go(SCREENS[SCREENS.indexOf(store.get().entered?.screen ?? 'home') + 1] ?? 'summary')
  // On home, the buyer picks a model again: the same one, then the other one, and so on.
  if (store.get().configuration.modelId === null) {
    walk.begun += 1
    if (walk.begun % 2 === 0) walk.model = walk.model === ESTRELA ? MARE : ESTRELA
    store.pick(walk.model.id)
  }
  return store.get().visits > before ? (store.get().entered?.screen ?? null) : null
}
