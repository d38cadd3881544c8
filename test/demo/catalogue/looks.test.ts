import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import type { CatalogueModel } from '../../../demo/content-site/catalogue/types.ts'

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

/** Looks whose pictures show roof rails. */
const WITH_RAILS = new Set(['mare', 'brisa-5', 'planalto'])

it('roof rails are listed where they are seen', () => {
  const versions = models.flatMap((car) => car.versions.map((version) => ({ car, version })))
  const contradictions = versions.filter(({ car, version }) => {
    const [look] = looksOf(car, version.id)
    // Some versions have no colours yet.
    if (look === undefined) return false
    return has(version.lst, 'Barras de tejadilho') !== WITH_RAILS.has(look)
  })
  expect(contradictions).toEqual([])
})

/** What the pictures of a cabin show. The wide cluster has 10.25 inches. */
function shownIn(cabin: string) {
  const isCity = cabin.startsWith('city')
  return {
    lever: cabin.includes('-manual') || cabin === 'city' || cabin === 'city-map',
    wideCluster: cabin.startsWith('lounge') || (!isCity && !/-(basic|manual)/.test(cabin)),
    map: cabin.endsWith('-map') || /^(touring|tall|lounge)(-roof)?$/.test(cabin),
    glassRoof: cabin.endsWith('-roof'),
  }
}

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
    const cabins = cabinsOf(car, id)
    const isWide = has(lst, 'Painel de instrumentos digital de 10,25"')
    const hasMap = has(lst, 'Sistema de navegação')
    expect(cabins).toHaveLength(1)
    expect(cabins.map(shownIn)).toEqual([
      {
        lever: transmission === 'Manual',
        wideCluster: isWide,
        map: hasMap,
        glassRoof: has(lst, 'Teto panorâmico'),
      },
    ])
    expect(isWide || !electricMotor).toBe(true)
    // The map's screen shows automatic climate below it.
    expect(!hasMap || has(lst, 'Ar condicionado automático')).toBe(true)
  })
})
