import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import {
  CatalogueError,
  checkCatalogue,
  requireSoundCatalogue,
} from '../../../demo/content-site/catalogue/check.ts'
import { enlargeCatalogue } from '../../../demo/content-site/catalogue/enlarge.ts'
import type { Catalogue } from '../../../demo/content-site/catalogue/types.ts'

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }

function changed(change: (catalogue: Mutable<Catalogue>) => void): Catalogue {
  const catalogue = structuredClone(buildCatalogue()) as Mutable<Catalogue>
  change(catalogue)
  return catalogue
}

describe('the catalogue check', () => {
  it('finds nothing wrong with the demo catalogue, nor with one ten times as large', () => {
    expect(checkCatalogue(buildCatalogue())).toEqual([])
    const large = enlargeCatalogue(buildCatalogue(), 10)
    expect(large.models).toHaveLength(buildCatalogue().models.length * 10)
    expect(checkCatalogue(large)).toEqual([])
  })

  it.each<[string, (catalogue: Mutable<Catalogue>) => void, RegExp]>([
    ['a doubled model', (c) => c.models.push(c.models[0]!), /model id 101 occurs more/],
    ['a typed-in rent', (c) => (c.models[0]!.versions[0]!.rent += 0.01), /10111: rent is/],
    ['a typed-in TAEG', (c) => (c.models[0]!.versions[0]!.taeg = 8), /10111: TAEG is/],
    ['a wrong MTIC', (c) => (c.models[0]!.versions[0]!.mtic += 1), /10111: MTIC is/],
    ['a wrong model price', (c) => (c.models[1]!.model.price -= 1), /model 102: not its cheapest/],
    ['a wrong engine rent', (c) => (c.models[0]!.engines[1]!.rent -= 1), /engine 1012: not its/],
    [
      'an unknown piece',
      (c) => c.models[0]!.versions[0]!.lst.push(999),
      /equipment 999 is unknown/,
    ],
    ['a lost version', (c) => (c.models[0]!.versions[0]!.idEngine = 7), /version 10111 belongs/],
    ['a colour of no version', (c) => (c.models[0]!.exteriors[0]!.version = 7), /version 7/],
    ['a dealer nowhere', (c) => (c.dealers[0]!.district = 99), /dealer AV01/],
    ['stock never sold', (c) => (c.stock[0]!.exterior = 'XX'), /stock: 10111 XX/],
    ['no residuals', (c) => (c.models[0]!.versions[0]!.arrResidualValues = []), /open drive term/],
    ['a term off limits', (c) => (c.config.credMaxMonths = 84), /the term is outside/],
    ['a negative surcharge', (c) => (c.models[0]!.interiors[0]!.price = -1), /has no price/],
  ])('finds %s', (_, change, problem) => {
    const catalogue = changed(change)
    expect(checkCatalogue(catalogue).join('\n')).toMatch(problem)
    expect(() => requireSoundCatalogue(catalogue)).toThrow(CatalogueError)
  })

  it('reports that another value is not a catalogue', () => {
    expect(checkCatalogue({} as Catalogue)).toEqual([expect.stringMatching(/not a catalogue/)])
  })
})
