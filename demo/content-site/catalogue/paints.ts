import type { Tier } from './trims.ts'
import type { Finish } from './types.ts'

export interface Paint {
  readonly name: string
  /** Colour as #rrggbb. */
  readonly colour: string
  readonly finish: Finish
  readonly factoryCode: string
  /** Surcharge in euros, in addition to that of the finish. */
  readonly extra: number
}

/** Paints by id, as used in cookies and links. */
export const PAINTS = {
  BNE: paint('Branco Neve', '#f2f3f1', 'solid', 'BN1', 0),
  BAR: paint('Bege Areia', '#c9b79c', 'solid', 'BA1', 0),
  AGI: paint('Amarelo Girassol', '#e3b23c', 'solid', 'AG8', 0),
  CGR: paint('Cinza Granito', '#6b7075', 'metallic', 'CG3', 0),
  PLU: paint('Prata Lunar', '#b9bec2', 'metallic', 'PL6', 0),
  PNO: paint('Preto Noite', '#16181b', 'metallic', 'PN2', 0),
  AAT: paint('Azul Atlântico', '#1f4e79', 'metallic', 'AA5', 0),
  AGE: paint('Azul Geada', '#7f9db0', 'metallic', 'AZ6', 0),
  VBR: paint('Vermelho Brasa', '#a8432a', 'metallic', 'VB7', 100),
  VPI: paint('Verde Pinhal', '#2f4a3c', 'metallic', 'VP4', 200),
  BPE: paint('Branco Pérola', '#ece9e2', 'pearl', 'BP9', 0),
  VPO: paint('Vinho do Porto', '#5a1f2b', 'pearl', 'VD3', 150),
  CMA: paint('Cinza Mate', '#55595c', 'matte', 'CM2', 0),
} as const

export type PaintId = keyof typeof PAINTS

interface FinishTerms {
  /** Name shown in the colour list. */
  readonly label: string
  /** Surcharge in euros, in addition to the model's metallic surcharge; `null` when included in every price. */
  readonly aboveMetallic: number | null
  /** Lowest trim it is available for. */
  readonly fromTier: Tier
}

export const FINISHES: Readonly<Record<Finish, FinishTerms>> = {
  solid: { label: 'Sólida', aboveMetallic: null, fromTier: 1 },
  metallic: { label: 'Metalizada', aboveMetallic: 0, fromTier: 1 },
  pearl: { label: 'Pérola', aboveMetallic: 300, fromTier: 2 },
  matte: { label: 'Mate', aboveMetallic: 700, fromTier: 3 },
}

function paint(
  name: string,
  colour: string,
  finish: Finish,
  factoryCode: string,
  extra: number,
): Paint {
  return { name, colour, finish, factoryCode, extra }
}
