import { describe, expect, it } from 'vitest'
import { hasDetails, picturesOf, type EquipmentDetails } from './equipment-details.ts'

const item = (details?: Partial<EquipmentDetails>) => ({
  id: '1',
  name: 'Faróis',
  ...(details ? { details: { text: null, image: null, models: [], ...details } } : {}),
})
const onModel = (modelId: string, image: string | null) => ({ modelId, image, points: new Map() })

describe('picturesOf', () => {
  it.each([
    ['nothing for an item without details', item(), ['7'], []],
    [
      "a model's own picture",
      item({ image: 'all', models: [onModel('7', 'own')] }),
      ['7'],
      ['own'],
    ],
    [
      'the general picture for another model',
      item({ image: 'all', models: [onModel('7', 'own')] }),
      ['8'],
      ['all'],
    ],
    ['none of another model', item({ models: [onModel('7', 'own')] }), ['8'], []],
    [
      'each of several models',
      item({ image: 'all', models: [onModel('7', 'own')] }),
      ['8', '7'],
      ['all', 'own'],
    ],
    ['a picture of two models once', item({ image: 'all' }), ['8', '7'], ['all']],
  ])('returns %s', (_, of, modelIds, images) => {
    expect(picturesOf(of, modelIds).map(({ image }) => image)).toEqual(images)
  })

  it('names the model of its own picture only', () => {
    const pictures = picturesOf(item({ image: 'all', models: [onModel('7', 'own')] }), ['7', '8'])
    expect(pictures.map(({ modelId }) => modelId)).toEqual(['7', null])
  })
})

describe('hasDetails', () => {
  it('is true for a text alone, and false for points alone', () => {
    expect(hasDetails(item({ text: 'Luz branca.' }), [])).toBe(true)
    expect(hasDetails(item({ models: [onModel('7', null)] }), ['7'])).toBe(false)
    expect(hasDetails(item(), ['7'])).toBe(false)
  })
})
