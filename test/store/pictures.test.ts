import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectLoad } from '../../src/store/flow/selectors.ts'
import {
  selectCarPictures,
  selectFrames,
  selectPicturedExtra,
} from '../../src/store/pictures/pictures.ts'
import { angleOf, keepAngle } from '../../src/store/pictures/view-angle.ts'
import { siteInProcess } from './site-in-process.ts'
import { clearCookies, storeUnderTest } from './store-under-test.ts'

beforeEach(clearCookies)

const COLOUR = { version: 10_113, colorid: 'VBR', designation: 'Vermelho' }
const POD = { modelId: 101, externalColorImages360: ['/pod/0', '/pod/1'], gallery: ['/pod/side'] }

/** The Maré at the exterior step, in a colour that has only these pictures. */
async function inColour(pictures: { frames?: readonly string[]; gallery?: readonly string[] }) {
  const site = siteInProcess()
  site.respondWith('/carPods/', [POD])
  site.respondWith('/extColors/', [
    {
      ...COLOUR,
      externalColorImages360: pictures.frames ?? [],
      gallery: (pictures.gallery ?? []).map((image) => ({ idColor: 'VBR', image })),
    },
  ])
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  store.pick('101')
  await store.visit('engine')
  await store.visit('version')
  store.actions.choose('version', '10113')
  await store.visit('exterior')
  store.actions.choose('exterior', 'VBR')
  return store
}

const paths = (addresses: readonly string[]) => addresses.map((url) => new URL(url).pathname)

describe('the pictures of the chosen car', () => {
  it.each([
    [
      'the colour’s own frames',
      { frames: ['/0', '/1'], gallery: ['/side'] },
      ['/0', '/1'],
      ['/side'],
    ],
    ['no frames when only the gallery shows the colour', { gallery: ['/side'] }, [], ['/side']],
    ['those of the model when the colour has none at all', {}, ['/pod/0', '/pod/1'], ['/pod/side']],
    ['no turn for a single frame', { frames: ['/0'] }, [], ['/0']],
  ])('are %s', async (_, pictures, frames, gallery) => {
    const state = (await inColour(pictures)).get()
    expect(paths(selectFrames(state))).toEqual(frames)
    expect(paths(selectCarPictures(state))).toEqual(gallery)
  })
})

describe('the pictured colour', () => {
  it.each([
    ['is named while no colour is chosen, if it costs extra', 750, 'Vermelho'],
    ['is not named if it costs nothing', 0, undefined],
  ])('%s', async (_, price, name) => {
    const site = siteInProcess()
    site.respondWith('/carPods/', [POD])
    site.respondWith('/extColors/', [
      { ...COLOUR, price, externalColorImages360: ['/pod/0', '/1'] },
    ])
    const store = await storeUnderTest(site)
    store.actions.enterHome()
    store.pick('101')
    await store.visit('engine')
    await vi.waitFor(() => expect(selectLoad(store.get(), 'exteriors').status).toBe('ready'))
    expect(selectPicturedExtra(store.get())?.name).toBe(name)
  })

  it('has the surcharge of the chosen version', async () => {
    const site = siteInProcess()
    site.respondWith('/carPods/', [POD])
    const colour = { ...COLOUR, externalColorImages360: ['/pod/0', '/1'] }
    site.respondWith('/extColors/', [
      { ...colour, version: 10_111, price: 750 },
      { ...colour, price: 300 },
    ])
    const store = await storeUnderTest(site)
    store.actions.enterHome()
    store.pick('101')
    await store.visit('engine')
    await store.visit('version')
    store.actions.choose('version', '10113')
    await vi.waitFor(() => expect(selectLoad(store.get(), 'exteriors').status).toBe('ready'))
    expect(selectPicturedExtra(store.get())?.surcharge).toBe(300)
  })

  it('is not named once a colour is chosen', async () => {
    const store = await inColour({ frames: ['/pod/0', '/1'] })
    expect(selectPicturedExtra(store.get())).toBeNull()
  })
})

describe('the view angle', () => {
  it('is kept for the car that was turned, and for no other', async () => {
    const store = await inColour({})
    expect(angleOf(store, 35)).toBe(0)
    keepAngle(store, 7, 35)
    expect(angleOf(store, 35)).toBe(7)
    expect(angleOf(store, 70)).toBe(14)
    store.actions.enterHome()
    store.actions.chooseModel('102')
    expect(angleOf(store, 35)).toBe(0)
  })
})
