/** The five trims, lowest first. A version's tier is the trim's position here, 1 to 5. */
const TIERS = [1, 2, 3, 4, 5] as const
export type Tier = (typeof TIERS)[number]

export interface Trim {
  readonly name: string
  /** Suffix of the version codes. */
  readonly suffix: string
  /** Who it is for. */
  readonly bestFor: string
}

export const TRIMS: Readonly<Record<Tier, Trim>> = {
  1: {
    name: 'Essencial',
    suffix: 'ES',
    bestFor: 'Para quem quer o essencial ao preço mais baixo.',
  },
  2: { name: 'Vivo', suffix: 'VI', bestFor: 'Para o dia a dia, com o conforto que mais se usa.' },
  3: {
    name: 'Horizonte',
    suffix: 'HO',
    bestFor: 'Para quem faz muitos quilómetros e não dispensa conforto.',
  },
  4: {
    name: 'Atlântico',
    suffix: 'AT',
    bestFor: 'Para quem viaja muito, com a família e a bagagem.',
  },
  5: { name: 'Prestígio', suffix: 'PR', bestFor: 'Para quem quer tudo o que o modelo tem.' },
}
