import { describe, expect, it } from 'vitest'
import { fetchCarPods, fetchExteriors, fetchInteriors } from './read-colours.ts'
import { fetchModelIntros } from './read-model-intros.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const EXTERIORS = '/wp-json/cfg/extColors/101'
const INTERIORS = '/wp-json/cfg/panomaricLI/101'

describe('fetchExteriors', () => {
  it('reads the colours of the demo content site by version', async () => {
    const colours = await fetchExteriors(site.open(), '101')
    const ofVersion = colours.filter(({ versionId }) => versionId === '10111')
    expect(ofVersion.map(({ id, surcharge }) => [id, surcharge])).toEqual([
      ['VBR', 0],
      ['BNE', 0],
      ['CGR', 550],
      ['AAT', 550],
      ['PNO', 550],
      ['VPI', 750],
    ])
    expect(ofVersion[0]?.chip).toMatch(/^#[\da-f]{6}$/)
    expect(ofVersion[0]?.gallery[0]).toBe(`${site.root()}media/exterior/mare-basic/VBR/00.avif`)
  })

  it('reads the gallery pictures of the colour itself and those without a colour', async () => {
    const gallery = [
      { idColor: 'A', image: '/a.avif' },
      { idColor: 'B', image: '/b.avif' },
      { image: '/all.avif' },
    ]
    site.answer(EXTERIORS, [{ colorid: 'A', version: 1, gallery }])
    const [colour] = await fetchExteriors(site.open(), '101')
    expect(colour?.gallery).toEqual([`${site.root()}a.avif`, `${site.root()}all.avif`])
  })

  it.each([
    ['#a8432a', '#a8432a'],
    ['#FFF', '#FFF'],
    ['a8432a', '#a8432a'],
    [123456, '#123456'],
    ['red', 'red'],
    ['rgb(168, 67, 42)', 'rgb(168, 67, 42)'],
    ['hsl(12deg 60% 41% / 0.5)', 'hsl(12deg 60% 41% / 0.5)'],
    ['#a8432', '#a8432'],
    ['RAL 9005', 'RAL 9005'],
    ['/media/chip.webp', 'media/chip.webp'],
    ['media/chip', 'media/chip'],
    ['media/chip(1).webp', 'media/chip(1).webp'],
    ['', null],
    [null, null],
    [undefined, null],
    ['javascript:alert(1)', null],
  ])('reads the colour chip %j as %j', async (colorchip, chip) => {
    site.answer(EXTERIORS, [{ colorid: 'A', version: 1, colorchip }])
    const [colour] = await fetchExteriors(site.open(), '101')
    expect(colour?.chip).toBe(chip?.startsWith('media') ? site.root() + chip : chip)
  })

  it.each([
    [0, 0],
    ['0', 0],
    ['', 0],
    [null, 0],
    ['grátis', null],
    ['750,50', 750.5],
    [-200, -200],
  ])('reads the price %j as the surcharge %j', async (price, surcharge) => {
    site.answer(EXTERIORS, [{ colorid: 'A', version: 1, price }])
    expect((await fetchExteriors(site.open(), '101'))[0]?.surcharge).toBe(surcharge)
  })

  it('omits invalid pictures, and colours without an id or a version', async () => {
    site.answer(EXTERIORS, [
      {
        id: '1-A',
        version: 1,
        externalColorImages360: ['/f0.webp', 'javascript:1', null],
        gallery: [
          { image: '/g.webp', title: 'Farol dianteiro' },
          { image: '' },
          null,
          '/bare.webp',
        ],
      },
      { colorid: 'B' },
      { version: 1 },
    ])
    const colours = await fetchExteriors(site.open(), '101')
    expect(colours).toEqual([
      {
        id: '1-A',
        versionId: '1',
        name: '1-A',
        chip: null,
        surcharge: 0,
        factoryCode: null,
        leadTime: null,
        paintType: null,
        frames: [`${site.root()}f0.webp`],
        largeFrame: null,
        carBox: null,
        gallery: [`${site.root()}g.webp`],
        galleryTitles: { [`${site.root()}g.webp`]: 'Farol dianteiro' },
      },
    ])
    expect(site.reports).toEqual(['extColors: 2 unreadable entries skipped'])
  })
})

describe('fetchInteriors', () => {
  it('reads the interiors of the demo content site by version', async () => {
    const interiors = await fetchInteriors(site.open(), '101')
    const camel = interiors.find(({ id, versionId }) => id === 'PCA' && versionId === '10113')
    expect(camel).toMatchObject({ surcharge: 1200, material: 'Pele' })
    expect(camel?.image).toBe(`${site.root()}media/interior/tall-manual-map/PCA-flat.avif`)
    const seats = `${site.root()}media/interior/tall/PCA-seats.avif`
    expect(camel?.seats).toBe(seats)
    expect(camel?.gallery).toEqual([seats])
    expect(camel?.galleryTitles).toEqual({ [seats]: 'Bancos em Pele Camel' })
  })

  it('reads the pictures; the panorama replaces a missing flat picture', async () => {
    site.answer(INTERIORS, [
      { idColor: 'A', version: 1, panoramImg: '/p.webp' },
      {
        idColor: 'B',
        version: 1,
        panoramImg: '/p.webp',
        image: '/flat.webp',
        colorChip: '#9a6a3c',
        gallery: [{ image: '/seats.webp', title: 'Bancos' }],
      },
      { idColor: 'C', version: 1, materialType: '' },
      { version: 1 },
    ])
    expect(await fetchInteriors(site.open(), '101')).toMatchObject([
      { image: `${site.root()}p.webp`, panorama: `${site.root()}p.webp`, chip: null, gallery: [] },
      {
        image: `${site.root()}flat.webp`,
        panorama: `${site.root()}p.webp`,
        chip: '#9a6a3c',
        gallery: [`${site.root()}seats.webp`],
        galleryTitles: { [`${site.root()}seats.webp`]: 'Bancos' },
      },
      { image: null, panorama: null, seats: null, material: null, name: 'C', surcharge: 0 },
    ])
    expect(site.reports).toEqual(['panomaricLI: 1 unreadable entries skipped'])
  })
})

describe('fetchCarPods and fetchModelIntros', () => {
  it('read the pictures of every model', async () => {
    const pods = await fetchCarPods(site.open())
    const mare = pods.find(({ modelId }) => modelId === '101')
    expect(mare?.gallery.every((address) => address.startsWith(site.root()))).toBe(true)
    expect(pods.length).toBeGreaterThanOrEqual(8)
  })

  it.each([
    ['the part of the frames with the car', { left: 9, top: '23', width: 82, height: 66 }, true],
    ['no part that exceeds the frame', { left: 30, top: 23, width: 82, height: 66 }, false],
    ['no empty part', { left: 9, top: 23, width: 0, height: 66 }, false],
    ['no part without all its numbers', { left: 9, top: 23, width: 82 }, false],
    ['no part that begins before the frame', { left: -1, top: 23, width: 82, height: 66 }, false],
  ])('read %s', async (_what, carBox, isRead) => {
    site.answer('/wp-json/cfg/carPods/', [{ modelId: 1, carBox }])
    const [pod] = await fetchCarPods(site.open())
    expect(pod?.carBox).toEqual(isRead ? { left: 9, top: 23, width: 82, height: 66 } : null)
  })

  it('read missing pictures and texts as null', async () => {
    site.answer('/wp-json/cfg/carPods/', [{ modelId: 1 }, { gallery: ['/a.webp'] }])
    site.answer('/wp-json/cfg/boModelsFields/', [{ modelId: 1, introTitle: 'Olá' }, {}])
    expect(await fetchCarPods(site.open())).toEqual([
      { modelId: '1', frames: [], largeFrame: null, carBox: null, gallery: [] },
    ])
    expect(await fetchModelIntros(site.open())).toEqual([
      {
        modelId: '1',
        title: 'Olá',
        content: '',
        facts: { seats: null, luggage: null, length: null },
        annualCosts: null,
      },
    ])
    expect(site.reports).toEqual([
      'carPods: 1 unreadable entries skipped',
      'boModelsFields: 1 unreadable entries skipped',
    ])
  })
})
