import { FIGURES, PLACES, type FigureId } from '../../../src/domain/figures/figures.ts'
import type { Figure } from '../../../src/domain/figures/offer-figures.ts'
import { wholeEuroLines } from '../../../src/domain/financing/price-lines.ts'
import { isOption } from '../../../src/domain/steps/choice-steps.ts'
import { choiceLabels } from '../../../src/labels/choice-labels.ts'
import { ptPt } from '../../../src/labels/pt-PT/pt-pt.ts'
import type { WltpSpans } from '../catalogue/types.ts'
import { decimal, euros, percent } from './formats.ts'
import { CREDIT_NAMES } from './lender.ts'
import type { SheetLine, SheetSubject } from './sheet-types.ts'

/** Rows for the chosen options with their prices, and the total. */
export function choiceLines(subject: SheetSubject): SheetLine[] {
  const { code, model, engine, version, lines, totalCents } = subject
  const added = wholeEuroLines(lines)
  // Without surcharges the version's price is the total. Print the amount only once.
  const ownPrice = lines[0]?.cents === totalCents ? null : (added[0] ?? null)
  return [
    { label: 'Modelo', text: model },
    { label: 'Motor', text: engine },
    { label: 'Versão', text: version, figure: optional(ownPrice, whole) },
    ...wltpLines(subject.wltp),
    ...lines.flatMap(({ item, name }, index) => {
      if (item === 'model' || !isOption(item)) return []
      const { line, included } = choiceLabels(item)
      const text = withFinish(name, subject.finishes[item] ?? '')
      const figure = addedPrice(added[index] ?? null, ptPt[included])
      return [{ label: ptPt[line], text, figure }]
    }),
    {
      label: 'Preço total',
      text: 'c/ IVA',
      figure: optional(totalCents && totalCents / 100, whole),
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

/** Monthly payment and TAEG have the same size and weight (spec §1). */
const STRONG: ReadonlySet<FigureId> = new Set(['rent', 'taeg'])

/** As in advertisements, which state that the rate is fixed. */
const LABELS: Partial<Record<FigureId, string>> = { tan: 'TAN fixa' }

/** Rows for the known figures of the financing. */
export function financingLines({ financing }: SheetSubject): SheetLine[] {
  const type = { label: 'Modalidade', text: '', figure: CREDIT_NAMES[financing.creditType] }
  const rows = PLACES.sheet.map((id) => ({
    label: LABELS[id] ?? ptPt[id],
    text: '',
    figure: optional(financing[FIGURES[id].value], (value) => figureText(FIGURES[id], value)),
    isStrong: STRONG.has(id),
  }))
  return [type, ...rows.filter(({ figure }) => figure !== '')]
}

function figureText({ style, decimals = 0, text }: Figure, value: number): string {
  if (style === 'euros') return euros(value, decimals)
  if (style === 'percent') return percent(value, decimals)
  const number = decimal(value, decimals)
  return text ? ptPt[text].replace('{n}', number) : number
}

const whole = (amount: number): string => euros(amount, 0)

/** Prints nothing for a falsy amount (spec §5, price format). */
function optional(value: number | null, format: (value: number) => string): string {
  return value ? format(value) : ''
}

function addedPrice(added: number | null, included: string): string {
  if (added === null) return '—'
  return added ? `${added < 0 ? '-' : '+'} ${whole(Math.abs(added))}` : included
}

/** Omits the material when the name, such as 'Pele Camel', already contains it. */
function withFinish(name: string, finish: string): string {
  const isNamed = name.toLowerCase().includes(finish.toLowerCase())
  return isNamed ? name : `${name} (${finish.toLowerCase()})`
}
