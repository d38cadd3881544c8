import { capitalized } from '../../core/values/capitalized.ts'
import type { Equipment } from '../../core/catalogue/catalogue.ts'
import { isAlike, type NearStockCar } from './nearest.ts'
import type { Id } from '../../core/values/units.ts'
import { capitalise, withinSentence } from '../../core/formats/capitalise.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import { plural } from '../../core/formats/plural.ts'
import type { Translate } from '../../core/formats/translate.ts'

/** How many pieces of equipment are named before the others are counted. */
const NAMED = 2

/** 'igual à sua configuração, por 40 550 €; 2 parecidos', or '3 carros parecidos, desde 36 450 €'. */
export function stockInWords(t: Translate, cars: readonly NearStockCar[]): string {
  const alike = cars.filter(isAlike)
  const n = cars.length - alike.length
  const [named, stem] =
    alike.length > 0 ? [alike, 'stockCarsSimilar' as const] : [cars, 'stockCarsFrom' as const]
  const price = formatEuros(Math.min(...named.map((car) => car.price)))
  const similar = n > 0 && t(plural(n, stem), { n, price })
  return [alike.length > 0 && t('stockCarsAlike', { price }), similar].filter(Boolean).join('; ')
}

/** 'Muda: cor Branco Neve', 'Ganha: câmara 360°': what a stock car has in place of the configuration, a line each. */
export function stockCarLines(
  t: Translate,
  { items, differences }: NearStockCar,
  equipment: readonly Equipment[],
): string[] {
  const { changed, gained, lost } = differences
  const changes = changed.flatMap((kind) => {
    const name = items[kind]?.name
    return name === undefined ? [] : t(`stockCar${capitalized(kind)}`, { name })
  })
  const lines = [
    changes.length > 0 && t('stockCarChanges', { items: formatList(changes) }),
    gained.length > 0 && t('stockCarGains', { items: equipmentText(t, gained, equipment) }),
    lost.length > 0 && t('stockCarLoses', { items: equipmentText(t, lost, equipment) }),
  ].filter((line) => line !== false)
  return (lines.length > 0 ? lines : [t('stockCarSame')]).map(capitalise)
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
