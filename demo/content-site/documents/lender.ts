/** The demo's lender. Fictional, like the cars. */
export const LENDER = {
  name: 'Lume Financeira, Instituição Financeira de Crédito, S.A. (entidade fictícia)',
  address: 'Avenida da Demonstração, 7, 1000-007 Lisboa',
  contacts: 'credito@lume.example | lume.example/financiamento',
} as const

/** The credit intermediary. */
export const INTERMEDIARY = {
  name: 'Concessionário da rede Lume escolhido pelo consumidor',
  contacts: 'Os do concessionário, em lume.example/concessionarios',
  type: 'Intermediário de crédito a título acessório',
} as const

/** The lender's names for its two credit types (spec §2). */
export const CREDIT_NAMES = { CREDIT: 'Credit to Drive', HOD: 'Open Drive' } as const

/** Disclaimer printed on every demo document. */
export const DISCLAIMER = 'Simulação de demonstração, sem valor contratual'
