/** The demo's lender. Fictional, like the cars. */
export const LENDER = {
  name: 'Lume Financeira, Instituição Financeira de Crédito, S.A. (entidade fictícia)',
  /** As in advertising. */
  shortName: 'Lume Financeira, S.A.',
  address: 'Avenida da Demonstração, 7, 1000-007 Lisboa',
  contacts: 'credito@lume.example | lume.example/financiamento',
} as const

/** The credit intermediary. */
export const INTERMEDIARY = {
  name: 'Lume Automóveis, Lda.',
  contacts: 'Avenida da Demonstração, 9, 1000-007 Lisboa | lume.example/concessionarios',
  type: 'Intermediário de crédito a título acessório',
  category: 'a título acessório',
  number: '0000000',
} as const

/** The warning that has to accompany every advertised credit. */
export const CREDIT_WARNING = 'Atenção! Contrair um empréstimo custa dinheiro.'

/** Warning, lender and intermediary as printed with an instalment. */
export const CREDIT_TEXT = `${CREDIT_WARNING} Mutuante: ${LENDER.shortName} Intermediário de crédito: ${INTERMEDIARY.name}, ${INTERMEDIARY.category}, registo n.º ${INTERMEDIARY.number} no Banco de Portugal.`

/** The lender's names for its two credit types (spec §2). */
export const CREDIT_NAMES = { CREDIT: 'Credit to Drive', HOD: 'Open Drive' } as const

/** Disclaimer printed on every demo document. */
export const DISCLAIMER = 'Simulação de demonstração, sem valor contratual'
