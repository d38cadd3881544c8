import { getList, type ContentSite } from '../content-site/content-site.ts'
import {
  asWire,
  readId,
  readItems,
  readNotNegative,
  readPositive,
  readRate,
  readText,
  type Read,
  type Wire,
} from '../content-site/wire.ts'

/** The costs that an editor may state for a model, in euros per year. */
export const ANNUAL_COSTS = ['roadTax', 'insurance', 'maintenance'] as const

export type AnnualCost = (typeof ANNUAL_COSTS)[number]

/** GET boModelsFields: introductions, facts and yearly costs from the back office. */
export async function fetchModelIntros(site: ContentSite) {
  return getList(site, 'boModelsFields', (wire) => {
    const modelId = readId(wire.modelId)
    if (modelId === null) return null
    return {
      modelId,
      title: readText(wire.introTitle) ?? '',
      /** Untrusted HTML. */
      content: readText(wire.introContent) ?? '',
      facts: readFacts(wire),
      annualCosts: readAnnualCosts(wire.annualCosts),
    }
  })
}

/** What the editor states about a model; null for each unknown fact. */
export type ModelFacts = Read<typeof readFacts>

function readFacts(wire: Wire) {
  return {
    seats: readPositive(wire.seats),
    /** Volume of the boot in litres. */
    luggage: readPositive(wire.luggage),
    /** In metres. */
    length: readPositive(wire.length, readRate),
  }
}

/** What an editor states for a model, with date and source. An engine's own figures replace those of the model. */
export type AnnualCosts = Read<typeof readAnnualCosts>

/** Null without date and source: a figure that buyers cannot judge is not shown. */
function readAnnualCosts(value: unknown) {
  const wire = asWire(value)
  const date = readText(wire.date)
  const source = readText(wire.source)
  if (date === null || source === null) return null
  const byEngine = readItems(wire.engines, (engine) => {
    const id = readId(engine.engineID)
    return id === null ? null : ([id, readFigures(engine)] as const)
  })
  return { ...readFigures(wire), date, source, byEngine: Object.fromEntries(byEngine) }
}

/** Costs per year; null for each that the editor does not state. */
function readFigures(wire: Wire) {
  const figures = ANNUAL_COSTS.map((item) => [item, readNotNegative(wire[item])] as const)
  return Object.fromEntries(figures) as Readonly<Record<AnnualCost, number | null>>
}
