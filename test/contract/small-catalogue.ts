import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import type { Catalogue } from '../../demo/content-site/catalogue/types.ts'

/** The catalogue of the demo content site with two complete models, so that checking it takes little time. */
export function smallCatalogue(): Catalogue {
  const catalogue = buildCatalogue()
  const models = catalogue.models.slice(0, 2)
  return {
    ...catalogue,
    models,
    equipment: catalogue.equipment.map(({ models: places, ...item }) =>
      places
        ? {
            ...item,
            models: places.filter((one) => models.some(({ model }) => model.id === one.modelID)),
          }
        : item,
    ),
  }
}
