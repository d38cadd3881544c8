import { euros, percent } from './formats.ts'
import { CREDIT_NAMES } from './lender.ts'
import type { SheetColour, SheetLine, SheetSubject } from './sheet-types.ts'

/** What was chosen, with prices, and what it comes to. */
export function choiceLines(subject: SheetSubject): SheetLine[] {
  const { model, engine, version, basePrice, exterior, interior, info } = subject
  return [
    { label: 'Modelo', text: model },
    { label: 'Motor', text: engine },
    { label: 'Versão', text: version, figure: euros(basePrice, 0) },
    ...colourLine('Cor exterior', exterior, 'Incluída'),
    ...colourLine('Interior', interior, 'Incluído'),
    { label: 'Preço total', text: 'c/ IVA', figure: euros(info.pvp, 0), isStrong: true },
  ]
}

/** The financing of it, in the order of the result panel (spec §2). */
export function financingLines({ creditType, info }: SheetSubject): SheetLine[] {
  const { residualValue } = info
  return [
    { label: 'Modalidade', text: '', figure: CREDIT_NAMES[creditType] },
    { label: 'Mensalidade', text: '', figure: euros(info.fee), isStrong: true },
    { label: 'TAEG', text: '', figure: percent(info.taeg, 1), isStrong: true },
    { label: 'TAN fixa', text: '', figure: percent(info.rate, 2) },
    { label: 'Prazo', text: '', figure: `${info.nrPayments} meses` },
    { label: 'Entrada inicial', text: '', figure: euros(info.initialValue) },
    { label: 'Montante financiado', text: '', figure: euros(info.capitalToFinance, 0) },
    ...(residualValue === 0
      ? []
      : [{ label: 'Última prestação', text: '', figure: euros(residualValue) }]),
    { label: 'MTIC', text: '', figure: euros(info.mtic) },
  ]
}

function colourLine(label: string, colour: SheetColour | null, included: string): SheetLine[] {
  if (colour === null) return []
  const { name, finish, price } = colour
  // 'Pele Camel' needs not be told to be leather.
  const isNamed = name.toLowerCase().includes(finish.toLowerCase())
  const text = isNamed ? name : `${name} (${finish.toLowerCase()})`
  return [{ label, text, figure: price === null ? included : `+ ${euros(price, 0)}` }]
}
