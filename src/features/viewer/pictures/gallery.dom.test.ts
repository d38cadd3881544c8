import { describe, expect, it } from 'vitest'
import type {
  ModelPictures,
  ExteriorColour,
  Interior,
  Model,
} from '../../../core/catalogue/catalogue.ts'
import { selectGalleryPictures, shownIn } from './pictures.ts'
import type { State } from '../../../core/store/state.ts'
import { createConfiguratorStore } from '../../../core/store/create-store.ts'
import { aVersion, anExterior, anInterior } from '../../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../../test/support/sample-line-up.ts'
import { selectItem } from '../../../core/configuration/chosen-items.ts'
import { siteInProcess } from '../../../../test/support/site-in-process.ts'
import { SETTINGS, storeUnderTest } from '../../../../test/support/store-under-test.ts'

interface Given {
  readonly exterior?: Partial<ExteriorColour>
  readonly interior?: Partial<Interior>
  readonly pod?: Partial<ModelPictures>
  readonly model?: Partial<Model>
}

const ready = <Item>(item: Item) => ({ status: 'ready', data: [item] }) as const

/** A state with a chosen car that has these pictures and no others. */
function stateWith({ exterior, interior, pod, model }: Given): State {
  const state = createConfiguratorStore(SETTINGS, new EventTarget()).get()
  const pictures = { modelId: '101', frames: [], largeFrame: null, carBox: null, gallery: [] }
  const choices = { versionId: '10111', exteriorId: 'A2B', interiorId: 'PC1' }
  return {
    ...state,
    configuration: { ...state.configuration, modelId: '101', ...choices },
    site: {
      ...state.site,
      models: ready({ ...(MODELS[0] as Model), id: '101', ...model }),
      carPods: ready({ ...pictures, ...pod }),
      'versions of 101': ready(aVersion()),
      'exteriors of 101': ready(anExterior(exterior)),
      'interiors of 101': ready(anInterior(interior)),
    },
  }
}

const FRAMES = Array.from({ length: 35 }, (_, index) => `/${index}.avif`)

describe('the pictures of the gallery', () => {
  it.each<[string, Given, readonly string[]]>([
    [
      "the colour's gallery before all else",
      { exterior: { gallery: ['/c.avif'], frames: ['/f.avif'] }, pod: { gallery: ['/p.avif'] } },
      ['/c.avif'],
    ],
    [
      "the colour's turn before the model's gallery",
      { exterior: { frames: ['/f.avif'] }, pod: { gallery: ['/p.avif'] } },
      ['/f.avif'],
    ],
    [
      "the model's gallery",
      { pod: { gallery: ['/p.avif'], frames: ['/f.avif'] }, model: { image: '/m.avif' } },
      ['/p.avif'],
    ],
    ["the model's picture", { model: { image: '/m.avif' } }, ['/m.avif']],
    ['none', {}, []],
    [
      'each picture once, and the cabin last',
      {
        exterior: { gallery: ['/c.avif', '/c.avif'] },
        interior: { image: '/i.avif', gallery: ['/seats.avif', '/i.avif'] },
      },
      ['/c.avif', '/i.avif', '/seats.avif'],
    ],
    [
      'no cabin that is only seen all around',
      { model: { image: '/m.avif' }, interior: { image: '/r.avif', panorama: '/r.avif' } },
      ['/m.avif'],
    ],
  ])('are %s', (_, given, pictures) => {
    expect(selectGalleryPictures(stateWith(given))).toEqual(pictures)
  })

  it('are eight frames of a full turn at equal distances', () => {
    const pictures = selectGalleryPictures(stateWith({ exterior: { frames: FRAMES } }))
    expect(pictures).toEqual([0, 5, 9, 14, 18, 22, 27, 31].map((index) => FRAMES[index]))
  })
})

describe('what a picture of the gallery shows', () => {
  it.each<[string, string, Given, ReturnType<typeof shownIn>]>([
    ['a side of the car', '/9.avif', { exterior: { frames: FRAMES } }, 'rearLeft'],
    ['a side in the model’s turn', '/0.avif', { pod: { frames: FRAMES } }, 'frontLeft'],
    ['the cabin', '/i.avif', { interior: { image: '/i.avif' } }, 'cabin'],
    ['nothing known', '/c.avif', { exterior: { gallery: ['/c.avif'], frames: FRAMES } }, null],
  ])('is %s', (_, picture, given, shown) => {
    expect(shownIn(stateWith(given), picture)).toBe(shown)
  })
})

describe('the picture of the cabin', () => {
  it('is that of the chosen version, also after the version changed', async () => {
    const store = await storeUnderTest(siteInProcess())
    store.actions.enterHome()
    store.pick('101')
    const chosen = async (engine: string, version: string) => {
      await store.visit('engine')
      store.actions.choose('engine', engine)
      await store.visit('version')
      store.actions.choose('version', version)
      await store.visit('exterior')
      await store.visit('interior')
      store.actions.choose('interior', 'MAN')
      await store.visit('summary')
      return new URL(selectItem(store.get(), 'interior')?.image ?? '').pathname
    }
    expect(await chosen('1011', '10113')).toBe('/media/interior/tall-manual-map/MAN-flat.avif')
    expect(await chosen('1012', '10123')).toBe('/media/interior/tall-basic-map/MAN-flat.avif')
  })
})
