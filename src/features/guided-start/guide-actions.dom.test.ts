import { describe, expect, it } from 'vitest'
import { EMPTY_FILTER } from '../../core/filtering/filtering.ts'
import { answer, clearAnswers, putFirst, toggleEquipment } from './guide.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { bind } from '../../../test/support/bind.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

async function atHome() {
  const site = siteInProcess()
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  await site.settled()
  return { store, guide: bind(store, { answer, clearAnswers, putFirst, toggleEquipment }) }
}

describe('the answers of the guided start', () => {
  it('keep each piece of equipment once, and none at all once the last one is taken out', async () => {
    const { store, guide } = await atHome()
    guide.answer('budget', '300')
    guide.toggleEquipment('17')
    guide.toggleEquipment('4')
    expect(store.get().guide).toEqual({ budget: '300', equipment: ['17', '4'] })
    guide.toggleEquipment('17')
    guide.toggleEquipment('4')
    expect(store.get().guide).toEqual({ budget: '300' })
  })

  it('set how far the car is driven', async () => {
    const { store, guide } = await atHome()
    guide.answer('distance', '40000')
    expect(store.get().usage?.kmPerYear).toBe(40_000)
  })
})

describe('the models put first in the list', () => {
  it('set no filter, and are forgotten with the answers', async () => {
    const { store, guide } = await atHome()
    guide.answer('budget', '300')
    expect(store.get().filters).toEqual({})
    guide.putFirst(selectModels(store.get()).slice(0, 3), 'Mark')
    expect(store.get().recommended?.models).toHaveLength(3)
    expect(Object.values(store.get().filters.home ?? {}).flat()).toEqual([])
    guide.clearAnswers()
    expect(store.get().recommended).toBeUndefined()
  })

  it('keep a filter that the buyer has set', async () => {
    const { store, guide } = await atHome()
    const filter = { ...EMPTY_FILTER, segments: ['suv'] }
    store.actions.setFilter('home', filter)
    guide.putFirst(selectModels(store.get()).slice(0, 3), 'Mark')
    expect(store.get().filters.home).toEqual(filter)
  })
})
