import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { enlargeCatalogue } from '../../../demo/content-site/catalogue/enlarge.ts'

const demo = buildCatalogue()

// test/contract/check-site.test.ts checks the demo's figures, pictures and lists.
describe.each([
  ['the demo catalogue', demo],
  ['one ten times as large', enlargeCatalogue(demo, 10)],
])('%s', (_, { models, equipment, dealers, districts }) => {
  const versions = models.flatMap((model) => model.versions)

  it('has no id twice', () => {
    const lists = [
      models.map(({ model }) => model.id),
      models.flatMap(({ engines }) => engines.map(({ id }) => id)),
      versions.map(({ id }) => id),
      equipment.map(({ id }) => id),
      dealers.map(({ objectId }) => objectId),
    ]
    for (const ids of lists) expect(new Set<unknown>(ids).size).toBe(ids.length)
  })

  it('refers only to what it has', () => {
    const pieces = new Set(equipment.map(({ id }) => id))
    expect(versions.flatMap(({ lst }) => lst).filter((id) => !pieces.has(id))).toEqual([])
    const places = new Set(districts.map(({ id }) => id))
    expect(dealers.filter(({ district }) => !places.has(district))).toEqual([])
  })
})
