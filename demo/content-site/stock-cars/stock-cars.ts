import type { PaintId } from '../catalogue/paints.ts'
import type { CatalogueModel, EquipmentEntry } from '../catalogue/types.ts'
import type { UpholsteryId } from '../catalogue/upholsteries.ts'

/** A car at a dealer (GET stockCars). */
interface StockCarEntry {
  readonly id: string
  readonly version: number
  readonly colorid: PaintId
  readonly idColor: UpholsteryId
  /** In euros. */
  readonly price: number
  readonly place: string
  readonly lst: readonly number[]
}

type Row = readonly [
  version: number,
  paint: PaintId,
  upholstery: UpholsteryId,
  place: string,
  /** What it costs less than its configuration, in euros. */
  discount: number,
  /** What it has in addition, by name. */
  extra?: string,
]

const CAMERA = 'Câmaras com visão de 360°'

/** Cars at dealers. Models 107 and 109 have none. */
const ROWS: readonly Row[] = [
  [10_111, 'BNE', 'TPR', 'Leiria', 640, CAMERA],
  [10_111, 'VBR', 'TPR', 'Porto', 0],
  [10_112, 'BNE', 'TPR', 'Setúbal', 900],
  [10_113, 'CGR', 'PPR', 'Braga', 1200],
  [10_113, 'VPI', 'PPR', 'Guarda', 450, CAMERA],
  [10_123, 'VPI', 'PCA', 'Évora', 800],
  [10_133, 'AAT', 'PPR', 'Faro', 1500],
  [10_211, 'AGI', 'TPR', 'Lisboa', 300],
  [10_212, 'BNE', 'TPR', 'Aveiro', 500, 'Câmara de visão traseira'],
  [10_312, 'AGE', 'TCI', 'Coimbra', 400],
  [10_322, 'BNE', 'TPR', 'Viseu', 750],
  [10_412, 'VPI', 'TPR', 'Funchal', 0],
  [10_523, 'CGR', 'MAN', 'Santarém', 1000],
  [10_613, 'VPO', 'PCA', 'Lisboa', 1100],
  [10_823, 'CGR', 'PPR', 'Porto', 1600],
]

/** The stock cars of a model, without those that a catalogue does not sell. */
export function stockCarsOf(
  { versions, exteriors, interiors }: CatalogueModel,
  equipment: readonly EquipmentEntry[],
): readonly StockCarEntry[] {
  return ROWS.flatMap(([version, colorid, idColor, place, discount, extra], index) => {
    const car = versions.find(({ id }) => id === version)
    const paint = exteriors.find((one) => one.version === version && one.colorid === colorid)
    const cabin = interiors.find((one) => one.version === version && one.idColor === idColor)
    if (!car || !paint || !cabin) return []
    return {
      id: `ST${1001 + index}`,
      version,
      colorid,
      idColor,
      price: car.price + paint.price + cabin.price - discount,
      place,
      lst: equipment.filter(({ value }) => value === extra).map(({ id }) => id),
    }
  })
}

/** The versions with stock cars, which a test looks up in the catalogue. */
export const STOCK_VERSIONS: readonly number[] = ROWS.map(([version]) => version)
