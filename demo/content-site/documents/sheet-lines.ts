import { roundHalfUp } from '../../../src/domain/rounding.ts'
import type { WltpSpans } from '../catalogue/types.ts'
import { euros, percent } from './formats.ts'
import { CREDIT_NAMES } from './lender.ts'
import type { SheetColour, SheetLine, SheetSubject } from './sheet-types.ts'

/** Rows for the chosen options with their prices, and the total. */
export function choiceLines(subject: SheetSubject): SheetLine[] {
  const { code, model, engine, version, basePrice, exterior, interior, totalPrice } = subject
  // Without surcharges the version's price is the total. Print the amount only once.
  const ownPrice = basePrice === totalPrice ? '' : optional(basePrice, (value) => euros(value, 0))
  const [exteriorPrice, interiorPrice] = addedPrices(subject)
  return [
    { label: 'Modelo', text: model },
    { label: 'Motor', text: engine },
    { label: 'Versão', text: version, figure: ownPrice },
    ...wltpLines(subject.wltp),
    ...colourLine('Cor exterior', exterior, exteriorPrice, 'Incluída'),
    ...colourLine('Interior', interior, interiorPrice, 'Incluído'),
    {
      label: 'Preço total',
      text: 'c/ IVA',
      figure: optional(totalPrice, (value) => euros(value, 0)),
      isStrong: true,
    },
    ...(code === '' ? [] : [{ label: 'Código', text: code }]),
  ]
}

/** Official consumption, range and emissions. The font of the documents has no '₂'. */
function wltpLines(wltp: WltpSpans | null): SheetLine[] {
  if (wltp === null) return []
  const { fuelCC, energyConsumption, autonomy, co2 } = wltp
  const consumption = [spanText(fuelCC, 'l/100 km'), spanText(energyConsumption, 'kWh/100 km')]
  const missing = 'não disponível'
  return [
    { label: 'Consumo (WLTP)', text: consumption.filter(Boolean).join(', ') || missing },
    ...(autonomy ? [{ label: 'Autonomia (WLTP)', text: spanText(autonomy, 'km') }] : []),
    { label: 'CO2 (WLTP)', text: spanText(co2, 'g/km') || missing },
  ]
}

function spanText(span: readonly [number, number] | null, unit: string): string {
  if (span === null) return ''
  const [min, max] = span.map((value) => String(value).replace('.', ','))
  return min === max ? `${min} ${unit}` : `${min} a ${max} ${unit}`
}

/** Rows for the financing, in the order of the result panel (spec §2). */
export function financingLines({ creditType, financing }: SheetSubject): SheetLine[] {
  const { monthlyPayment, taeg, tan, months, downPayment, financedAmount, lastPayment, mtic } =
    financing
  const money = (value: number): string => euros(value)
  const lines: readonly (readonly [label: string, figure: string, isStrong?: boolean])[] = [
    ['Modalidade', CREDIT_NAMES[creditType]],
    ['Mensalidade', optional(monthlyPayment, money), true],
    ['TAEG', optional(taeg, (value) => percent(value, 1)), true],
    ['TAN fixa', optional(tan, (value) => percent(value, 2))],
    ['Prazo', optional(months, (value) => `${value} meses`)],
    ['Entrada inicial', optional(downPayment, money)],
    ['Montante financiado', optional(financedAmount, (value) => euros(value, 0))],
    ['Última prestação', optional(lastPayment, money)],
    ['MTIC', optional(mtic, money)],
  ]
  return lines
    .filter(([, figure]) => figure !== '')
    .map(([label, figure, isStrong = false]) => ({ label, text: '', figure, isStrong }))
}

/** Prints nothing for a falsy amount (spec §5, price format). */
function optional(value: number | null, format: (value: number) => string): string {
  return value ? format(value) : ''
}

/**
 * What the colours add to the price, in whole euros: differences of rounded prices, so that the column adds up to the
 * total as it is printed.
 */
function addedPrices({ basePrice, exterior, interior }: SheetSubject): readonly [number, number] {
  const rounded = (price: number): number => roundHalfUp(price, 0)
  const base = basePrice ?? 0
  const withExterior = base + (exterior?.price ?? 0)
  const total = withExterior + (interior?.price ?? 0)
  return [rounded(withExterior) - rounded(base), rounded(total) - rounded(withExterior)]
}

function colourLine(
  label: string,
  colour: SheetColour | null,
  added: number,
  included: string,
): SheetLine[] {
  if (colour === null) return []
  const { name, finish } = colour
  // Omit the material when the name, such as 'Pele Camel', already contains it.
  const isNamed = name.toLowerCase().includes(finish.toLowerCase())
  const text = isNamed ? name : `${name} (${finish.toLowerCase()})`
  const sign = added < 0 ? '-' : '+'
  return [{ label, text, figure: added ? `${sign} ${euros(Math.abs(added), 0)}` : included }]
}
