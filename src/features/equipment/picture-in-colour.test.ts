import { describe, expect, it } from 'vitest'
import { pictureInColour } from './picture-in-colour.ts'

const RED = {
  gallery: ['red/00', 'red/lamp', 'red/wheel'],
  galleryTitles: { 'red/lamp': 'Farol', 'red/wheel': 'Jante' },
}
const GREEN = {
  gallery: ['green/00', 'green/wheel', 'green/lamp'],
  galleryTitles: { 'green/lamp': 'Farol', 'green/wheel': 'Jante' },
}
const BARE = { gallery: ['blue/00'] }

describe('pictureInColour', () => {
  it.each([
    ['the picture with the same title', 'red/lamp', GREEN, 'green/lamp'],
    ['the picture itself in its own colour', 'red/wheel', RED, 'red/wheel'],
    ['the given picture for a colour without titles', 'red/lamp', BARE, 'red/lamp'],
    ['the given picture if no colour is shown', 'red/lamp', null, 'red/lamp'],
    ['a picture without a title as it is', 'red/00', GREEN, 'red/00'],
    ['a picture of no gallery as it is', 'all/lamp', GREEN, 'all/lamp'],
  ])('returns %s', (_, image, shown, expected) => {
    expect(pictureInColour(image, shown, [RED, BARE, GREEN])).toBe(expected)
  })
})
