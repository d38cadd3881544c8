import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { State } from '../../src/core/store/state.ts'
import { siteInProcess } from '../support/site-in-process.ts'
import { renderAt } from '../support/render-at.tsx'

const LINK = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

/** The summary, and how often anything has read the price of a version or a colour since the last call. */
async function summary() {
  const widget = await renderAt('/', siteInProcess(), { query: LINK })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  const { get, set } = widget.store
  let reads = 0
  const counted = <Item extends object>(item: Item, name: keyof Item): Item =>
    // Marked: hooks keep an item from before that has the same contents.
    Object.defineProperty({ ...item, isCounted: true }, name, {
      get: () => {
        reads += 1
        return item[name]
      },
      enumerable: true,
    })
  const { site } = get()
  const [versions, exteriors] = [site['versions of 101'], site['exteriors of 101']]
  const data = versions?.data?.map((item) => counted(item, 'price')) ?? []
  const colours = exteriors?.data?.map((item) => counted(item, 'surcharge')) ?? []
  await act(async () =>
    set({
      site: {
        ...site,
        'versions of 101': { status: 'ready', data },
        'exteriors of 101': { status: 'ready', data: colours },
      },
    }),
  )
  /** Reads of prices that a change causes. */
  const readsOf = async (change: Partial<State>): Promise<number> => {
    reads = 0
    await act(async () => set(change))
    return reads
  }
  return { ...widget, readsOf }
}

describe('on the summary', () => {
  it('a change of state that no price depends on derives no price', async () => {
    const { readsOf } = await summary()
    expect(await readsOf({ awaited: null, dealersValue: 'LX01-SE01' })).toBe(0)
    expect(await readsOf({ filters: {} })).toBe(0)
  })

  it('a change of a choice derives it', async () => {
    const { store, readsOf } = await summary()
    const configuration = { ...store.get().configuration, exteriorId: 'CMA' }
    expect(await readsOf({ configuration })).toBeGreaterThan(0)
  })
})
