import type { ModelIntro } from '../domain/catalogue/catalogue.ts'
import {
  ANNUAL_COSTS,
  type AnnualCosts,
  type AnnualFigures,
} from '../domain/running-cost/running-cost.ts'
import { getList } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { readItems } from './wire/values.ts'
import { asWire, readId, readNumber, readRate, readText, type Wire } from './wire/wire.ts'

/** GET boModelsFields: introductions, facts and yearly costs from the back office. */
export async function fetchModelIntros(site: ContentSite): Promise<readonly ModelIntro[]> {
  return getList(site, 'wp-json/cfg/boModelsFields/', (wire) => {
    const modelId = readId(wire.modelId)
    if (modelId === null) return null
    return {
      modelId,
      title: readText(wire.introTitle) ?? '',
      content: readText(wire.introContent) ?? '',
      facts: {
        seats: readNumber(wire.seats),
        luggage: readNumber(wire.luggage),
        length: readRate(wire.length),
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
  const figures = ANNUAL_COSTS.map((item) => {
    const euros = readNumber(wire[item])
    return [item, euros !== null && euros >= 0 ? euros : null] as const
  })
  return Object.fromEntries(figures) as AnnualFigures
}
