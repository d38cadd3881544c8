import type { ModelIntro } from './catalogue.ts'
import { ANNUAL_COSTS, type AnnualCosts, type AnnualFigures } from './annual-costs.ts'
import { getList, type ContentSite } from '../content-site/content-site.ts'
import {
  asWire,
  readId,
  readItems,
  readNotNegative,
  readPositive,
  readRate,
  readText,
  type Wire,
} from '../content-site/wire.ts'

/** GET boModelsFields: introductions, facts and yearly costs from the back office. */
export async function fetchModelIntros(site: ContentSite): Promise<readonly ModelIntro[]> {
  return getList(site, 'boModelsFields', (wire) => {
    const modelId = readId(wire.modelId)
    if (modelId === null) return null
    return {
      modelId,
      title: readText(wire.introTitle) ?? '',
      content: readText(wire.introContent) ?? '',
      facts: {
        seats: readPositive(wire.seats),
        luggage: readPositive(wire.luggage),
        length: readPositive(wire.length, readRate),
      },
      annualCosts: readAnnualCosts(wire.annualCosts),
    }
  })
}

/** Null without date and source: a figure that buyers cannot judge is not shown. */
function readAnnualCosts(value: unknown): AnnualCosts | null {
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

function readFigures(wire: Wire): AnnualFigures {
  const figures = ANNUAL_COSTS.map((item) => [item, readNotNegative(wire[item])] as const)
  return Object.fromEntries(figures) as AnnualFigures
}
