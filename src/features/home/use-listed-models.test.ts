import { describe, expect, it } from 'vitest'
import { asListed } from './use-listed-models.tsx'
import { MODELS as models } from '../../../test/support/sample-line-up.ts'

const [city, estate, saloon, seven] = models as [
  (typeof models)[number],
  (typeof models)[number],
  (typeof models)[number],
  (typeof models)[number],
]
const shown = (list: typeof models) => list.map(({ id, segments }) => [id, segments[0]?.name])

describe('the model list after a recommendation', () => {
  it('starts with the recommended models in their order, each with a mark', () => {
    expect(shown(asListed(models, { models: [seven, estate], mark: 'Mark' }, []))).toEqual([
      ['seven', 'Mark · suv'],
      ['estate', 'Mark · family'],
      ['city', 'small'],
      ['saloon', 'electric'],
    ])
  })

  it('marks a model without a segment too', () => {
    const bare = { ...city, segments: [] }
    expect(shown(asListed([estate, bare], { models: [bare], mark: 'Mark' }, []))).toEqual([
      ['city', 'Mark'],
      ['estate', 'family'],
    ])
  })

  it('shows only the models that the filter leaves, and keeps their order', () => {
    expect(shown(asListed([estate, city], { models: [saloon, city], mark: 'Mark' }, []))).toEqual([
      ['city', 'Mark · small'],
      ['estate', 'family'],
    ])
    expect(asListed([seven, estate], undefined, [])).toEqual([seven, estate])
  })

  it('has no marks for models of another list with the same ids', () => {
    const others = models.map((model) => ({ ...model }))
    expect(asListed(others, { models: [city, seven], mark: 'Mark' }, [])).toEqual(others)
  })
})

describe('a model of several segments', () => {
  const both = { ...city, segments: [...city.segments, ...estate.segments] }
  const family = estate.segments.map(({ id }) => id)

  it('is shown in the filtered one, and in its first one without a filter', () => {
    expect(shown(asListed([both, saloon], undefined, family))).toEqual([
      ['city', 'family'],
      ['saloon', 'electric'],
    ])
    expect(shown(asListed([both], undefined, []))).toEqual([['city', 'small']])
  })

  it('keeps its mark', () => {
    const listed = asListed([both], { models: [both], mark: 'Mark' }, family)
    expect(shown(listed)).toEqual([['city', 'Mark · family']])
  })
})
