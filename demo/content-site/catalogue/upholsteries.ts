import type { Tier } from './trims.ts'

export interface Upholstery {
  readonly name: string
  /** Colour as #rrggbb. */
  readonly colour: string
  /** `null` uses the API's default, 'Tecido'. */
  readonly material: string | null
  readonly factoryCode: string
  /** Price in euros. A trim includes its cheapest upholstery; the others cost the difference. */
  readonly price: number
  /** Lowest and highest trim it is available for. */
  readonly tiers: readonly [Tier, Tier]
}

/** Upholsteries by id, as used in cookies and links. */
export const UPHOLSTERIES = {
  TPR: upholstery('Tecido Preto', '#2a2b2d', 'Tecido', 'TP1', 0, [1, 3]),
  TCI: upholstery('Tecido Cinza', '#7b7e80', null, 'TC2', 0, [1, 2]),
  TRE: upholstery('Tecido Reciclado Azul', '#41566b', 'Tecido reciclado', 'TR5', 150, [1, 3]),
  MAN: upholstery('Microfibra Antracite', '#3b3d42', 'Microfibra', 'MA3', 450, [2, 4]),
  PPR: upholstery('Pele Preta', '#1c1c1e', 'Pele', 'PP1', 1200, [3, 5]),
  PCA: upholstery('Pele Camel', '#9a6a3c', 'Pele', 'PC1', 1200, [3, 5]),
  PMA: upholstery('Pele Marfim', '#d8cdb8', 'Pele', 'PM4', 1450, [4, 5]),
} as const

export type UpholsteryId = keyof typeof UPHOLSTERIES

export const UPHOLSTERY_IDS = Object.keys(UPHOLSTERIES) as readonly UpholsteryId[]

function upholstery(
  name: string,
  colour: string,
  material: string | null,
  factoryCode: string,
  price: number,
  tiers: readonly [Tier, Tier],
): Upholstery {
  return { name, colour, material, factoryCode, price, tiers }
}
