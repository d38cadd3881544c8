import { OPTION_KINDS, type OptionKind } from '../../core/configuration/choice-steps.ts'
import { optionFields } from '../../core/configuration/option-fields.ts'
import type { StockCar } from '../../core/offer/stock-car.ts'
import type { Id } from '../../core/values/units.ts'
import { getList, type ContentSite } from '../../core/content-site/content-site.ts'
import { readStatedPrice, readTexts } from '../../core/content-site/values.ts'
import { readId, readText, type Wire } from '../../core/content-site/wire.ts'

/** The field with an option's id in a stock car, where it is not named after the kind of option. */
const OPTION_FIELDS: Readonly<Partial<Record<OptionKind, string>>> = {
  exterior: 'colorid',
  interior: 'idColor',
}

/**
 * GET stockCars/{modelId}: the stock cars of a model. Skips entries without id, version or place, and those whose price
 * cannot be read: they cannot be compared.
 */
export async function fetchStockCars(site: ContentSite, modelId: Id): Promise<readonly StockCar[]> {
  return getList(site, 'stockCars', readStockCar, modelId)
}

function readStockCar(wire: Wire): StockCar | null {
  const id = readId(wire.id)
  const versionId = readId(wire.version)
  const place = readText(wire.place)
  const price = readStatedPrice(wire.price)
  if (id === null || versionId === null || place === null || price === null) return null
  const options = OPTION_KINDS.map((kind) => [
    kind,
    readId(wire[OPTION_FIELDS[kind] ?? optionFields(kind).id]),
  ])
  return {
    id,
    versionId,
    options: Object.fromEntries(options) as StockCar['options'],
    price: price ?? null,
    place,
    equipmentIds: readTexts(wire.lst),
  }
}
