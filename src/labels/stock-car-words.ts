import { capitalized } from '../domain/capitalized.ts'
import type { Equipment } from '../domain/catalogue/catalogue.ts'
import type { NearStockCar } from '../domain/stock-cars/nearest.ts'
import type { Id } from '../domain/units.ts'
import { withinSentence } from './capitalise.ts'
import { formatList } from './format-list.ts'
import { inPlace } from './in-place.ts'
import { priceDifference } from './lead-time-words.ts'
import { plural } from './plural.ts'
import type { Translate } from './translate.ts'

/** How many pieces of equipment are named before the others are counted. */
const NAMED = 2

/** 'muda: cor Branco Neve; ganha: câmara 360°; menos 640 €; em Leiria'. */
export function stockCarText(
  t: Translate,
  { items, differences, car }: NearStockCar,
  equipment: readonly Equipment[],
): string {
  const { changed, gained, lost, euros } = differences
  const changes = changed.flatMap((kind) => {
    const name = items[kind]?.name
    return name === undefined ? [] : t(`stockCar${capitalized(kind)}`, { name })
  })
  const isSame = changed.length + gained.length + lost.length === 0
  return [
    isSame && t('stockCarSame'),
    changes.length > 0 && t('stockCarChanges', { items: formatList(changes) }),
    gained.length > 0 && t('stockCarGains', { items: equipmentText(t, gained, equipment) }),
    lost.length > 0 && t('stockCarLoses', { items: equipmentText(t, lost, equipment) }),
    priceDifference(t, euros),
    inPlace(car.place),
  ]
    .filter(Boolean)
    .join('; ')
}

/** 'câmara 360°, alarme e mais 3 equipamentos': what the editor highlights first. Names that have not loaded are counted. */
function equipmentText(t: Translate, ids: readonly Id[], equipment: readonly Equipment[]): string {
  const names = equipment
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => Number(b.isHighlighted ?? false) - Number(a.isHighlighted ?? false))
    .slice(0, ids.length === NAMED + 1 ? ids.length : NAMED)
    .map(({ name }) => withinSentence(name))
  const n = ids.length - names.length
  if (n === 0) return formatList(names)
  if (names.length === 0) return t(plural(n, 'stockCarPieces'), { n })
  return t(plural(n, 'stockCarMore'), { items: names.join(', '), n })
}
