import { DISCLAIMER } from './lender.ts'

/** Texts of the configuration sheet that the widget does not have. */
const PORTUGUESE = {
  title: 'a sua configuração',
  yours: 'A sua configuração',
  choices: 'A sua escolha',
  picture: '{car} em {colour}',
  withVat: 'c/ IVA',
  code: 'Código',
  consumption: 'Consumo (WLTP)',
  range: 'Autonomia (WLTP)',
  co2: 'CO₂ (WLTP)',
  tan: 'TAN fixa',
  notes:
    'Preço c/ IVA, despesas de legalização e transporte incluídas. Crédito com reserva de propriedade, sujeito a aprovação; a TAEG e o MTIC incluem o imposto do selo e as comissões. Garantia de 7 anos. Imagem não contratual.',
  /** Printed when the figures the buyer saw differ from those the site computes today. */
  unconfirmed: 'Valores tal como foram apresentados ao consumidor, sujeitos a confirmação.',
  disclaimer: DISCLAIMER,
}

const ENGLISH: SheetWords = {
  title: 'your configuration',
  yours: 'Your configuration',
  choices: 'Your choices',
  picture: '{car} in {colour}',
  withVat: 'incl. VAT',
  code: 'Code',
  consumption: 'Consumption (WLTP)',
  range: 'Range (WLTP)',
  co2: 'CO₂ (WLTP)',
  tan: 'Fixed interest rate (TAN)',
  notes:
    'Price including VAT, registration and legal costs, and delivery. Credit with retention of title, subject to approval; the APR (TAEG) and the total amount payable (MTIC) include stamp duty and fees. 7-year warranty. The picture is for illustration only.',
  unconfirmed: 'Figures as they were shown to the consumer, subject to confirmation.',
  disclaimer: 'Demonstration only, not a contractual offer',
}

type SheetWords = Readonly<Record<keyof typeof PORTUGUESE, string>>

/** The texts in the language of a tag; in Portuguese for any language but English. */
export function sheetWords(tag: string): SheetWords {
  return tag.startsWith('en') ? ENGLISH : PORTUGUESE
}
