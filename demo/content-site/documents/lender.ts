/** Who lends in the demo: as fictional as the cars. */
export const LENDER = {
  name: 'Lume Financeira, Instituição Financeira de Crédito, S.A. (entidade fictícia)',
  address: 'Avenida da Demonstração, 7, 1000-007 Lisboa',
  contacts: 'credito@lume.example | lume.example/financiamento',
} as const

/** Who brings buyer and lender together. */
export const INTERMEDIARY = {
  name: 'Concessionário da rede Lume escolhido pelo consumidor',
  contacts: 'Os do concessionário, em lume.example/concessionarios',
  type: 'Intermediário de crédito a título acessório',
} as const

/** How the lender calls its two credits (spec §2). */
export const CREDIT_NAMES = { CREDIT: 'Credit to Drive', HOD: 'Open Drive' } as const

/** Said on everything that the demo prints. */
export const DISCLAIMER = 'Simulação de demonstração, sem valor contratual'
