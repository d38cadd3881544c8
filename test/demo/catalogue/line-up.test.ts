import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { FRAMES } from '../../../demo/content-site/catalogue/picture-addresses.ts'
import { MODEL_PLANS } from '../../../demo/content-site/catalogue/line-up/plans.ts'
import type { OfferFigures } from '../../../demo/content-site/finance/car-credit.ts'

const catalogue = buildCatalogue()
const { models } = catalogue
const engines = models.flatMap((model) => model.engines)
const versions = models.flatMap((model) => model.versions)

const BODIES = [
  'city',
  'hatchback',
  'estate',
  'saloon',
  'compact-suv',
  'large-suv',
  'seven-seater',
  'electric',
]

function band(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length
}

const priceBand = ({ price }: OfferFigures) => band(price, [15_000, 25_000, 35_000])
const rentBand = ({ rent }: OfferFigures) => band(rent, [200, 300, 400])

function countPerVersion(list: 'exteriors' | 'interiors'): number[] {
  const all = models.flatMap((model): readonly { version: number }[] => model[list])
  return versions.map(({ id }) => all.filter(({ version }) => version === id).length)
}

describe('the demo catalogue', () => {
  it('has everything of a version in the next better one of its engine', () => {
    for (const { model, engines: own, versions: all } of models)
      for (const { id } of own) {
        const ladder = all.filter(({ idEngine }) => idEngine === id)
        expect(ladder.length).toBeGreaterThan(1)
        ladder.slice(1).forEach(({ designation, lst }, index) => {
          const lost = ladder[index]?.lst.filter((piece) => !lst.includes(piece))
          expect(lost, `${model.model} ${designation}`).toEqual([])
        })
      }
  })

  it('has at least eight models of all body types, with an accent, a space and a digit in names', () => {
    expect(models.length).toBeGreaterThanOrEqual(8)
    expect(new Set(MODEL_PLANS.map(({ body }) => body))).toEqual(new Set(BODIES))
    const names = models.map(({ model }) => model.model)
    expect(names).toEqual(expect.arrayContaining(['Maré', 'Serra Alta', 'Brisa 5']))
    expect(new Set(MODEL_PLANS.map(({ slug }) => slug)).size).toBe(models.length)
  })

  it('covers all four price bands and all four monthly payment bands', () => {
    const cars = models.map(({ model }) => model)
    expect(new Set(cars.map(priceBand))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(cars.map(rentBand))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('has several models in more than one segment', () => {
    const segments = new Map<string, number>()
    for (const { id } of models.flatMap(({ model }) => model.segments)) {
      segments.set(id, (segments.get(id) ?? 0) + 1)
    }
    expect(segments.size).toBeGreaterThanOrEqual(5)
    expect([...segments.values()].filter((count) => count > 1).length).toBeGreaterThan(1)
  })

  it('has 2 to 4 engines per model, and 2 to 5 versions per engine', () => {
    for (const model of models) {
      expect(model.engines.length).toBeGreaterThanOrEqual(2)
      expect(model.engines.length).toBeLessThanOrEqual(4)
      for (const { id } of model.engines) {
        const own = model.versions.filter(({ idEngine }) => idEngine === id)
        expect(own.length).toBeGreaterThanOrEqual(2)
        expect(own.length).toBeLessThanOrEqual(5)
      }
    }
    expect(new Set(engines.map(({ fuel }) => fuel))).toEqual(
      new Set(['Gasolina', 'Gasóleo', 'Híbrido', 'Híbrido Plug-in', 'Elétrico']),
    )
    expect(new Set(engines.map(({ transmission }) => transmission))).toEqual(
      new Set(['Manual', 'Automática']),
    )
  })

  it('has 3 to 8 exterior colours per version, except one version without any', () => {
    const counts = countPerVersion('exteriors')
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(counts.every((count) => count === 0 || (count >= 3 && count <= 8))).toBe(true)
  })

  it('has 1 to 4 interiors per version, except one other version without any', () => {
    const counts = countPerVersion('interiors')
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(counts.every((count) => count <= 4)).toBe(true)
    expect(counts.indexOf(0)).not.toBe(countPerVersion('exteriors').indexOf(0))
  })

  it('has colours and interiors with a surcharge, and included ones', () => {
    for (const list of ['exteriors', 'interiors'] as const) {
      const prices = models.flatMap((model) => model[list].map(({ price }) => price))
      expect(prices.some((price) => price === 0)).toBe(true)
      expect(new Set(prices).size).toBeGreaterThanOrEqual(4)
    }
  })

  it('pictures every model in the first colour of its versions, which costs nothing extra', () => {
    for (const { model, versions: ofModel, exteriors } of models)
      for (const { id } of ofModel) {
        const first = exteriors.find(({ version }) => version === id)
        if (!first) continue
        expect(first.price).toBe(0)
        expect(model.modelImg).toContain(`/${first.colorid}/`)
      }
  })

  it('includes the first colour and the first interior of each version in its price', () => {
    const firsts = models.flatMap(({ versions: ofModel, exteriors, interiors }) =>
      ofModel.flatMap(({ id }) => [
        ...exteriors.filter(({ version }) => version === id).slice(0, 1),
        ...interiors.filter(({ version }) => version === id).slice(0, 1),
      ]),
    )
    expect(firsts.length).toBeGreaterThan(versions.length)
    expect(firsts.filter(({ price }) => price !== 0)).toEqual([])
  })

  it('pictures every model as the version whose price it has', () => {
    for (const { model, carPod, versions: ofModel, exteriors } of models) {
      const [first] = carPod.externalColorImages360
      const priced = ofModel.filter(({ price }) => price === model.price)
      const pictured = exteriors.filter(({ externalColorImages360: [own] }) => own === first)
      expect(priced).not.toEqual([])
      expect(pictured.map(({ version }) => version)).toContain(priced[0]?.id)
      expect(model.modelImg).toBe(first?.replace('00.avif', 'poster.avif'))
    }
  })

  it('has frames, a picture and a gallery for every model', () => {
    for (const { model, carPod } of models) {
      expect(carPod.externalColorImages360).toHaveLength(FRAMES)
      expect(model.modelImg).toBe(
        carPod.externalColorImages360[0]?.replace('00.avif', 'poster.avif'),
      )
      expect(carPod.gallery).toHaveLength(5)
    }
  })

  it('has about 90 equipment items of four types, all in use', () => {
    expect(Math.abs(catalogue.equipment.length - 90)).toBeLessThanOrEqual(10)
    const used = new Set(versions.flatMap(({ lst }) => lst))
    for (const idType of [32, 33, 34, 35]) {
      const ofType = catalogue.equipment.filter((piece) => piece.idType === idType)
      expect(ofType.length).toBeGreaterThanOrEqual(15)
      expect(ofType.every(({ id }) => used.has(id))).toBe(true)
    }
  })

  it('has more equipment in a more expensive trim of the same engine', () => {
    for (const { id } of engines) {
      const own = versions.filter(({ idEngine }) => idEngine === id)
      const counts = own.toSorted((a, b) => a.price - b.price).map(({ lst }) => lst.length)
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
    }
  })

  it('has 8 to 14 technical data per engine, with CO₂ and consumption equal to those of the engine', () => {
    for (const engine of engines) {
      expect(engine.lst.length).toBeGreaterThanOrEqual(8)
      expect(engine.lst.length).toBeLessThanOrEqual(14)
      expect(new Set(engine.lst.map(({ idType }) => idType))).toEqual(new Set([1, 26]))
      const value = (id: number) => engine.lst.find((spec) => spec.id === id)?.specs.value
      expect(value(284)).toBe(String(engine.co2))
      expect(value(289)).toBe(String(engine.fuelCC).replace('.', ','))
    }
  })

  it('has engines whose figures are physically plausible', () => {
    for (const { power, powerKw, electricMotor, co2, autonomy, energyConsumption } of engines) {
      expect(Math.abs(power * 0.7355 - powerKw)).toBeLessThan(1)
      expect(electricMotor).toBe(co2 === 0)
      expect(electricMotor || energyConsumption !== null).toBe(autonomy !== null)
    }
    for (const { co2, fuelCC, fuel } of engines.filter(({ electricMotor }) => !electricMotor)) {
      // Grams of CO₂ from burning a litre, per 100 km.
      const gramsPerLitre = fuel === 'Gasóleo' ? 26.3 : 22.8
      expect(Math.abs(co2 / (fuelCC * gramsPerLitre) - 1)).toBeLessThan(0.03)
    }
  })

  it('has 40 dealers in the 20 districts', () => {
    const { dealers, districts } = catalogue
    expect(dealers).toHaveLength(40)
    expect(districts).toHaveLength(20)
    expect(new Set(dealers.map(({ district }) => district)).size).toBe(20)
    expect(dealers.every(({ email }) => /^[a-z-]+@lume\.example$/.test(email))).toBe(true)
    expect(new Set(dealers.map(({ email }) => email)).size).toBe(40)
  })

  it('has a residual value, falling with time, for every open drive term', () => {
    for (const { arrResidualValues } of versions) {
      expect(arrResidualValues.map(({ monthPeriod }) => monthPeriod)).toEqual([24, 36, 48, 60])
      const values = arrResidualValues.map(({ valueVal }) => valueVal)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
  })

  it('has campaign, FAQs, legal, SEO and featured texts', () => {
    const { backOffice } = catalogue
    expect(backOffice.faqs.faqsMotor.length).toBeGreaterThanOrEqual(3)
    expect(backOffice.legalSect.legalContent).toContain('TAN fixa de 6,95%, TAEG de 8,7%')
    expect(backOffice.legalSect.legalContent).toContain('32,50\u{A0}€')
    expect(backOffice.seo.content).not.toBe('')
    expect(backOffice.destaqueSect.destaqueContent).not.toBe('')
    expect(models.every(({ intro }) => intro.introContent.startsWith('<p>'))).toBe(true)
  })

  it('is deterministic', () => {
    expect(buildCatalogue()).toEqual(catalogue)
  })
})
