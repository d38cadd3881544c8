import { describe, expect, it } from 'vitest'
import { inPlace } from './grammar.ts'

describe('where a car is', () => {
  it.each([
    ['Leiria', 'em Leiria'],
    ['Lisboa', 'em Lisboa'],
    ['Porto', 'no Porto'],
    ['Guarda', 'na Guarda'],
    ['Caldas da Rainha', 'nas Caldas da Rainha'],
    ['Portalegre', 'em Portalegre'],
  ])('%s is said as a Portuguese says it: %s', (place, text) => {
    expect(inPlace(place)).toBe(text)
  })
})
