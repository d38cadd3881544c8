import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import type { CatalogueModel } from '../../../demo/content-site/catalogue/types.ts'
import { ALL_CABINS } from '../../../demo/studio/cabin/designs/all-cabins.ts'
import { allDesigns } from '../../../demo/studio/designs/all-designs.ts'

const { models, equipment } = buildCatalogue()

/** Equipment that is seen, which basic looks lack. */
const RICH = ['Jantes de liga leve', 'Luzes diurnas LED', 'Puxadores das portas na cor']

/** Whether a version's equipment has a piece whose name begins so. */
function has(lst: readonly number[], start: string): boolean {
  return equipment.some(({ id, value }) => value.startsWith(start) && lst.includes(id))
}

/** Names of the folders that a version's exterior pictures lie in. */
function looksOf({ exteriors }: CatalogueModel, version: number): string[] {
  const addresses = exteriors.flatMap((colour) =>
    colour.version === version
      ? [...colour.externalColorImages360, ...colour.gallery.map(({ image }) => image)]
      : [],
  )
  return [...new Set(addresses.map((address) => address.split('/')[3] ?? ''))]
}

describe.each([
  { id: 101, look: 'mare', basicTrims: ['Essencial'] },
  { id: 102, look: 'pardal', basicTrims: ['Essencial', 'Vivo'] },
  { id: 103, look: 'faial', basicTrims: ['Essencial'] },
  { id: 104, look: 'alvor', basicTrims: ['Essencial'] },
])('the versions of $look', ({ id, look, basicTrims }) => {
  const car = models.find(({ model }) => model.id === id)

  it.each(car?.versions ?? [])('look as they are equipped: $engine $designation', (version) => {
    const { designation, lst } = version
    const isBasic = basicTrims.includes(designation)
    expect(car && looksOf(car, version.id)).toEqual([isBasic ? `${look}-basic` : look])
    expect(RICH.filter((start) => has(lst, start))).toEqual(isBasic ? [] : RICH)
  })
})

it('roof rails are listed where they are seen', () => {
  const versions = models.flatMap((car) => car.versions.map((version) => ({ car, version })))
  const contradictions = versions.filter(({ car, version }) => {
    const design = allDesigns.find(({ slug }) => slug === looksOf(car, version.id)[0])
    // Some versions have no colours yet.
    if (design === undefined) return false
    return has(version.lst, 'Barras de tejadilho') !== (design.roofRails !== null)
  })
  expect(contradictions).toEqual([])
})

/** Names of the cabins that a version's interiors show, without those of the seats. */
function cabinsOf({ interiors }: CatalogueModel, version: number): string[] {
  const addresses = interiors.flatMap(({ version: owner, panoramImg, image }) =>
    owner === version ? [panoramImg ?? '', image] : [],
  )
  return [...new Set(addresses.map((address) => address.split('/')[3] ?? ''))]
}

describe.each(models)('the cabins of $model.model', (car) => {
  // Some versions have no interiors yet.
  const shown = car.versions.filter(({ id }) => cabinsOf(car, id).length > 0)

  it.each(shown)('show the car as equipped: $engine $designation', (version) => {
    const { id, lst, transmission, electricMotor } = version
    const slugs = cabinsOf(car, id)
    const cabin = ALL_CABINS.find(({ slug }) => slug === slugs[0])
    const isManual = transmission === 'Manual'
    const isWide = has(lst, 'Painel de instrumentos digital de 10,25"')
    expect(slugs).toHaveLength(1)
    expect(cabin?.gear === 'lever').toBe(isManual)
    expect(isWide).toBe(cabin?.dials === 'digital' && cabin.style !== 'city')
    expect(isWide || !electricMotor).toBe(true)
    expect(cabin?.offers).toBe(has(lst, 'Sistema de navegação') ? 'map' : 'radio')
    expect(cabin !== undefined && cabin.glass.roofHalfLength > 0).toBe(has(lst, 'Teto panorâmico'))
    // The map's screen shows automatic climate below it.
    expect(cabin?.offers === 'radio' || has(lst, 'Ar condicionado automático')).toBe(true)
  })
})
