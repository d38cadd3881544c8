import type { PaintId } from './paints.ts'
import { PAINTS } from './paints.ts'
import type { StockEntry } from './types.ts'
import type { UpholsteryId } from './upholsteries.ts'
import { UPHOLSTERIES } from './upholsteries.ts'

type Row = readonly [version: number, paint: PaintId, upholstery: UpholsteryId, count: number]

/** Cars in stock in the online shop. Most versions have none. */
const ROWS: readonly Row[] = [
  [10_111, 'BNE', 'TPR', 1],
  [10_111, 'VBR', 'TPR', 1],
  [10_123, 'VPI', 'PCA', 3],
  [10_123, 'BNE', 'TPR', 1],
  [10_133, 'AAT', 'PPR', 2],
  [10_211, 'AGI', 'TPR', 2],
  [10_312, 'AGE', 'TCI', 1],
  [10_322, 'BNE', 'TPR', 4],
  [10_523, 'CGR', 'MAN', 1],
  [10_613, 'VPO', 'PCA', 1],
  [10_724, 'CGR', 'PPR', 2],
  [10_924, 'AAT', 'MAN', 1],
]

export const STOCK: readonly StockEntry[] = ROWS.map(([version, paint, upholstery, count]) => ({
  version,
  exterior: PAINTS[paint].factoryCode,
  interior: UPHOLSTERIES[upholstery].factoryCode,
  count,
}))
