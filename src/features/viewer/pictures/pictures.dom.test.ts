import { describe, expect, it, vi } from 'vitest'
import { selectLoad } from '../../../core/catalogue/lists.ts'
import {
  selectCarPictures,
  selectFrames,
  selectModelPicture,
  selectPictureNote,
  selectPricedVersionId,
  selectSubstitutePicture,
  selectVersionLook,
  selectVersionNote,
  selectVersionPicture,
} from './pictures.ts'
import { angleOf, storeAngle } from '../frame-rotation.ts'
import { siteInProcess } from '../../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../../test/support/store-under-test.ts'

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
    [
      'never the model’s gallery beside the colour’s frames',
      { frames: ['/0', '/1'] },
      ['/0', '/1'],
      [],
    ],
  ])('are %s', async (_, pictures, frames, gallery) => {
    const state = (await inColour(pictures)).get()
    expect(paths(selectFrames(state))).toEqual(frames)
    expect(paths(selectCarPictures(state))).toEqual(gallery)
  })
})

/** Opens the Maré at the engine step with these colours, and chooses the version 10113 if `isChosen`. */
async function withColours(colours: readonly object[], { isChosen }: { isChosen: boolean }) {
  const site = siteInProcess()
  site.respondWith('/carPods/', [POD])
  site.respondWith('/extColors/', colours)
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  store.pick('101')
  await store.visit('engine')
  if (isChosen) {
    await store.visit('version')
    store.actions.choose('version', '10113')
  }
  await vi.waitFor(() => expect(selectLoad(store.get(), 'exteriors').status).toBe('ready'))
  return store.get()
}

const PICTURED = { ...COLOUR, externalColorImages360: ['/pod/0', '/1'] }
const OTHER_VERSION = { ...PICTURED, version: 10_111 }

describe('the note on the pictures', () => {
  it.each([
    ['names the pictured colour while none is chosen, if it costs extra', 750, 'Vermelho'],
    ['is absent if the pictured colour costs nothing', 0, undefined],
  ])('%s', async (_, price, name) => {
    const state = await withColours([{ ...OTHER_VERSION, price }], { isChosen: false })
    const note = selectPictureNote(state)
    expect(note?.kind === 'extra' ? note.colour.name : undefined).toBe(name)
  })

  it('has the surcharge of the chosen version', async () => {
    const colours = [
      { ...OTHER_VERSION, price: 750 },
      { ...PICTURED, price: 300 },
    ]
    const note = selectPictureNote(await withColours(colours, { isChosen: true }))
    expect(note).toMatchObject({ kind: 'extra', colour: { surcharge: 300 } })
  })

  it('says that the pictures show another version if the chosen one is not available in that paint', async () => {
    const blue = {
      version: 10_113,
      colorid: 'AAT',
      designation: 'Azul',
      externalColorImages360: [],
    }
    const colours = [{ ...OTHER_VERSION, price: 750 }, blue]
    expect(selectPictureNote(await withColours(colours, { isChosen: true }))).toMatchObject({
      kind: 'otherVersion',
      version: { id: '10111' },
    })
    expect(selectPictureNote(await withColours([blue], { isChosen: true }))).toBeNull()
  })

  it('names the pictured version where the price of the engine is that of another one', async () => {
    const state = await withColours([PICTURED], { isChosen: false })
    expect(selectPricedVersionId(state)).toBe('10111')
    expect(selectPictureNote(state)).toMatchObject({
      kind: 'otherVersion',
      version: { id: '10113', price: 34_950 },
    })
  })

  it('is absent where the pictures follow the cheapest version of the engine', async () => {
    const own = { ...OTHER_VERSION, externalColorImages360: ['/basic/0', '/basic/1'] }
    const state = await withColours([PICTURED, own], { isChosen: false })
    expect(paths(selectFrames(state))).toEqual(['/basic/0', '/basic/1'])
    expect(selectPictureNote(state)).toBeNull()
  })

  it.each([
    ['frames', { frames: ['/pod/0', '/1'] }],
    ['a gallery', { gallery: ['/side'] }],
  ])('is absent once a colour is chosen that has %s of its own', async (_, pictures) => {
    const store = await inColour(pictures)
    expect(selectPictureNote(store.get())).toBeNull()
    expect(selectSubstitutePicture(store.get())).toBeNull()
  })

  it('names the pictured colour where the chosen one has no pictures', async () => {
    const blue = { version: 10_113, colorid: 'AAT', designation: 'Azul', gallery: [] }
    const state = await withColours([PICTURED, { ...blue, externalColorImages360: [] }], {
      isChosen: true,
    })
    const inBlue = { ...state, configuration: { ...state.configuration, exteriorId: 'AAT' } }
    expect(paths(selectFrames(inBlue))).toEqual(['/pod/0', '/pod/1'])
    expect(selectPictureNote(inBlue)).toEqual({ kind: 'otherColour', name: 'Vermelho' })
  })

  it('stays with the chosen version in another colour where the chosen one has no pictures', async () => {
    const own = { ...COLOUR, externalColorImages360: ['/own/0', '/own/1'] }
    const blue = { ...COLOUR, colorid: 'AAT', designation: 'Azul', externalColorImages360: [] }
    const state = await withColours([OTHER_VERSION, own, blue], { isChosen: true })
    const inBlue = { ...state, configuration: { ...state.configuration, exteriorId: 'AAT' } }
    expect(paths(selectFrames(inBlue))).toEqual(['/own/0', '/own/1'])
    expect(selectPictureNote(inBlue)).toEqual({ kind: 'otherColour', name: 'Vermelho' })
  })

  it('says that the colour may differ where the model has no colours', async () => {
    const state = await withColours([], { isChosen: true })
    expect(selectPictureNote(state)).toEqual({ kind: 'otherColour', name: null })
  })

  it('says that the colour may differ where it is not known which one is pictured', async () => {
    const state = (await inColour({})).get()
    expect(selectPictureNote(state)).toEqual({ kind: 'otherColour', name: null })
  })

  it('says that the colour may differ where the list of colours has failed', async () => {
    const state = (await inColour({ frames: ['/0', '/1'] })).get()
    const failed = { 'exteriors of 101': { status: 'failed', data: null } } as const
    const note = selectPictureNote({ ...state, site: { ...state.site, ...failed } })
    expect(note).toEqual({ kind: 'otherColour', name: null })
  })

  it('says that the pictures show another version where only that one has pictures of the chosen colour', async () => {
    const bare = { ...COLOUR, externalColorImages360: [], gallery: [] }
    const state = await withColours([OTHER_VERSION, bare], { isChosen: true })
    const chosen = { ...state, configuration: { ...state.configuration, exteriorId: 'VBR' } }
    expect(selectPictureNote(chosen)).toMatchObject({ kind: 'otherVersion' })
  })

  it('is absent where the model has no picture at all', async () => {
    const state = (await inColour({})).get()
    const bare = {
      ...state,
      site: {
        ...state.site,
        carPods: { status: 'ready', data: [] },
        models: {
          status: 'ready',
          data: (state.site.models?.data ?? []).map((model) => ({ ...model, image: null })),
        },
      },
    } as const
    expect(selectPictureNote(bare)).toBeNull()
  })
})

describe('a version that looks different', () => {
  const basic = { ...COLOUR, externalColorImages360: ['/basic/0', '/basic/1'], gallery: [] }

  it('is shown in the paint of the model’s pictures while no colour is chosen', async () => {
    const state = await withColours([OTHER_VERSION, basic], { isChosen: true })
    expect(paths(selectFrames(state))).toEqual(['/basic/0', '/basic/1'])
    expect(selectPictureNote(state)).toBeNull()
    expect(selectVersionLook(state, '10111')).toBeNull()
  })

  it('is shown in the comparison in the chosen colour if it has it', async () => {
    const blue = { ...COLOUR, colorid: 'AAT', externalColorImages360: ['/blue/0', '/blue/1'] }
    const state = await withColours([OTHER_VERSION, basic, blue], { isChosen: true })
    const inBlue = {
      ...state,
      configuration: { ...state.configuration, exteriorId: 'AAT' },
    }
    expect(paths([selectVersionPicture(state, '10113') ?? ''])).toEqual(['/basic/0'])
    expect(paths([selectVersionPicture(inBlue, '10113') ?? ''])).toEqual(['/blue/0'])
    expect(selectVersionNote(inBlue, '10113')).toBeNull()
    // The other version is not available in blue: the picture shows it in red.
    expect(selectVersionPicture(inBlue, '10111')).toBe(selectModelPicture(inBlue))
    expect(selectVersionNote(inBlue, '10111')).toEqual({ kind: 'otherColour', name: 'Vermelho' })
    expect(selectVersionNote(state, '10111')).toBeNull()
  })

  it.each([
    ['no version is chosen', [OTHER_VERSION, basic], false],
    ['it has too few pictures to be turned', [OTHER_VERSION, COLOUR], true],
    ['it is not available in that paint', [OTHER_VERSION, { ...basic, colorid: 'AAT' }], true],
  ])('is not shown if %s', async (_, colours, isChosen) => {
    const state = await withColours(colours, { isChosen })
    expect(paths(selectFrames(state))).toEqual(['/pod/0', '/pod/1'])
  })
})

describe('the view angle', () => {
  it('is kept for the car that was turned, and for no other', async () => {
    const store = await inColour({})
    expect(angleOf(store, 35)).toBe(0)
    storeAngle(store, 7, 35)
    expect(angleOf(store, 35)).toBe(7)
    expect(angleOf(store, 70)).toBe(14)
    store.actions.enterHome()
    store.actions.chooseModel('102')
    expect(angleOf(store, 35)).toBe(0)
  })
})
