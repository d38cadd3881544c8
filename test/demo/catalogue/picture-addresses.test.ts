import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { enlargeCatalogue } from '../../../demo/content-site/catalogue/enlarge.ts'
import {
  exteriorDetails,
  exteriorFrames,
  exteriorGallery,
  interiorPanorama,
  interiorPicture,
  pictureAddresses,
  seatsPicture,
} from '../../../demo/content-site/catalogue/picture-addresses.ts'

describe('the picture URLs', () => {
  it('number the frames of a turn from 00', () => {
    const frames = exteriorFrames('mare', 'VBR')
    expect(frames).toHaveLength(35)
    expect(frames[0]).toBe('/media/exterior/mare/VBR/00.avif')
    expect(frames[34]).toBe('/media/exterior/mare/VBR/34.avif')
  })

  it('show front three-quarter, left side, front, rear three-quarter and rear in a gallery', () => {
    const frames = exteriorFrames('mare', 'VBR')
    const shown = exteriorGallery('mare', 'VBR').map((address) => frames.indexOf(address))
    expect(shown).toEqual([0, 5, 31, 10, 14])
  })

  it('name the close-ups of a gallery by what they show', () => {
    expect(exteriorDetails('mare', 'VBR')[0]).toEqual({
      image: '/media/exterior/mare/VBR/lamp.avif',
      title: 'Farol dianteiro',
    })
  })

  it('distinguish a panorama from the flat pictures of a cabin', () => {
    expect(interiorPanorama('tall', 'PCA')).toBe('/media/interior/tall/PCA.avif')
    expect(interiorPicture('tall', 'PCA')).toBe('/media/interior/tall/PCA-flat.avif')
    expect(seatsPicture('tall', 'PCA')).toBe('/media/interior/tall/PCA-seats.avif')
  })

  it('are listed once each, however often the catalogue repeats them', () => {
    const addresses = pictureAddresses(buildCatalogue())
    expect(addresses.size).toBe((63 + 23) * (35 + 1 + 3) + 9 + 26 + 65 * 2)
    expect(addresses.has('')).toBe(false)
    expect(pictureAddresses(enlargeCatalogue(buildCatalogue(), 3))).toEqual(addresses)
  })
})
