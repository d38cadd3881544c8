/** The five trims, lowest first. A version's tier is the trim's position here, 1 to 5. */
export const TIERS = [1, 2, 3, 4, 5] as const
export type Tier = (typeof TIERS)[number]

export interface Trim {
  readonly name: string
  /** Suffix of the version codes. */
  readonly suffix: string
}

export const TRIMS: Readonly<Record<Tier, Trim>> = {
  1: { name: 'Essencial', suffix: 'ES' },
  2: { name: 'Vivo', suffix: 'VI' },
  3: { name: 'Horizonte', suffix: 'HO' },
  4: { name: 'Atlântico', suffix: 'AT' },
  5: { name: 'Prestígio', suffix: 'PR' },
}
