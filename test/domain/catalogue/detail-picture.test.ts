import { describe, expect, it } from 'vitest'
import { detailPicture } from '../../../src/domain/catalogue/detail-picture.ts'

const pictured = (versionId: string, id: string, ...gallery: string[]) => ({
  versionId,
  id,
  gallery,
  galleryTitles: Object.fromEntries(
    gallery
      .filter((image) => !image.includes('frame'))
      .map((image) => [image, `Title of ${image}`]),
  ),
})

const picture = (image: string) => ({ image, title: `Title of ${image}` })

describe('detailPicture', () => {
  const exteriors = [
    pictured('low', 'white', 'frame-w', 'halogen-w'),
    pictured('low', 'red', 'frame-r', 'halogen-r'),
    pictured('high', 'white', 'frame-w2', 'led-w'),
    pictured('high', 'red', 'frame-r2', 'led-r'),
    pictured('high', 'pearl', 'led-p'),
    pictured('top', 'white', 'frame-w2', 'led-w'),
  ]
  const interiors = [
    pictured('low', 'cloth', 'cloth-seats'),
    pictured('high', 'cloth', 'cloth-seats'),
    pictured('high', 'leather', 'leather-seats'),
    pictured('top', 'leather', 'leather-seats'),
    pictured('top', 'suede', 'suede-seats'),
  ]

  it('shows the chosen colour, else the first one', () => {
    expect(detailPicture('high', 'low', exteriors, interiors, 'red')).toEqual(picture('led-r'))
    expect(detailPicture('high', 'low', exteriors, interiors, null)).toEqual(picture('led-w'))
  })

  it('shows no close-up in a colour that the version below does not have', () => {
    expect(detailPicture('high', 'low', exteriors, [], 'pearl')).toBeNull()
  })

  it('shows the first interior if the car looks the same outside', () => {
    const seats = [
      pictured('high', 'cloth', 'cloth-seats'),
      pictured('top', 'suede', 'suede-seats'),
    ]
    expect(detailPicture('top', 'high', exteriors, seats, 'white')).toEqual(picture('suede-seats'))
  })

  it('shows nothing that the version below has as well', () => {
    expect(detailPicture('top', 'high', exteriors, interiors, 'white')).toBeNull()
  })
})
