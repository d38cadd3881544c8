import { FIGURES, PLACES, type FigureId } from '../../../src/core/offer/figures.ts'
import type { Figure } from '../../../src/core/offer/offer-figures.ts'
import { isOption } from '../../../src/core/configuration/choice-steps.ts'
import { formatSurcharge, formatNumber } from '../../../src/core/formats/format.ts'
import { language } from '../../../src/labels/language.ts'
import { choiceLabels } from '../../../src/ui/offer/offer-words.ts'
import { containedWords, lastDayText } from '../../../src/ui/offer/ledger-words.ts'
import type { WltpSpans } from '../catalogue/types.ts'
import { decimal, euros, NBSP, percent } from './formats.ts'
import { documentLabels } from './in-language.ts'
import { CREDIT_NAMES } from './lender.ts'
import { sheetWords } from './sheet-words.ts'
import type { SheetLine, SheetSubject } from './sheet-types.ts'

/** Rows for the chosen options with their prices to the cent, and the total. */
export function choiceLines(subject: SheetSubject): SheetLine[] {
  const { code, model, engine, version, lines, totalCents } = subject
  const t = documentLabels()
  const words = sheetWords(language.tag)
  const car = lines.filter(({ item }) => item === 'engine' || item === 'version')
  const [engineLine, versionLine] = car.length > 1 ? car : [undefined, car[0]]
  // Without surcharges the version's price is the total. Print the amount only once.
  const ownPrice = lines[0]?.cents === totalCents ? null : (versionLine?.cents ?? null)
  const added =
    engineLine && addedPrice(versionLine?.cents ?? null, t(choiceLabels('version').included))
  return [
    { label: t('lineModel'), text: model },
    { label: t('lineEngine'), text: engine, figure: optional(engineLine?.cents ?? null, exact) },
    { label: t('lineVersion'), text: version, figure: added ?? optional(ownPrice, exact) },
    ...wltpLines(subject.wltp),
    ...lines.flatMap(({ item, name, cents }) => {
      if (item === 'model' || !isOption(item)) return []
      const { line, included } = choiceLabels(item)
      const text = withFinish(name, subject.finishes[item] ?? '')
      const figure = addedPrice(cents, t(included))
      return [{ label: t(line), text, figure }]
    }),
    {
      label: t('ledgerTotal'),
      text: words.withVat,
      figure: optional(totalCents, exact),
      isStrong: true,
    },
    ...(code === '' ? [] : [{ label: words.code, text: code }]),
  ]
}

/**
 * What the price contains, what it does not include and until when it is valid, in sentences. Apart from the column that
 * adds up.
 */
export function priceNotes({ lines, excludes, validUntil, date: today }: SheetSubject): string[] {
  const t = documentLabels()
  const contained = lines.flatMap(({ contains = [] }) =>
    contains.map((line) => {
      const words = containedWords(t, line, today)
      // No line may break between the sign and its amount.
      return `${words.label}: ${words.value?.replace(`-${NBSP}`, '-') ?? '—'}`
    }),
  )
  return [
    contained.length > 0 ? `${t('ledgerContains')}: ${contained.join('; ')}.` : '',
    excludes.length > 0 ? `${t('ledgerExcludes')}: ${excludes.join('; ')}.` : '',
    lastDayText(t, 'ledgerValidUntil', validUntil, today),
  ].filter(Boolean)
}

/** Official consumption, range and emissions. */
function wltpLines(wltp: WltpSpans | null): SheetLine[] {
  if (wltp === null) return []
  const { fuelCC, energyConsumption, autonomy, co2 } = wltp
  const consumption = [spanText(fuelCC, 'l/100 km'), spanText(energyConsumption, 'kWh/100 km')]
  const t = documentLabels()
  const words = sheetWords(language.tag)
  const missing = t('wltpMissing')
  return [
    { label: words.consumption, text: consumption.filter(Boolean).join(', ') || missing },
    ...(autonomy ? [{ label: words.range, text: spanText(autonomy, 'km') }] : []),
    { label: words.co2, text: spanText(co2, 'g/km') || missing },
  ]
}

function spanText(span: readonly [number, number] | null, unit: string): string {
  if (span === null) return ''
  const [from = '', to = ''] = span.map(formatNumber)
  const text = from === to ? from : documentLabels()('wltpSpan', { from, to })
  return `${text} ${unit}`
}

/** Monthly payment and TAEG have the same size and weight (spec §1). */
const STRONG: ReadonlySet<FigureId> = new Set(['rent', 'taeg'])

/** Rows for the known figures of the financing. */
export function financingLines({ financing }: SheetSubject): SheetLine[] {
  const t = documentLabels()
  const type = { label: t('modality'), text: '', figure: CREDIT_NAMES[financing.creditType] }
  const rows = PLACES.sheet.map((id) => ({
    // As in advertisements, which state that the rate is fixed.
    label: id === 'tan' ? sheetWords(language.tag).tan : t(id),
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
  return text ? documentLabels()(text, { n: number }) : number
}

/** An amount in cents, with decimals only if it has cents. */
const exact = (cents: number): string => euros(cents / 100, cents % 100 === 0 ? 0 : 2)

/** Prints nothing for a falsy amount (spec §5, price format). */
function optional(value: number | null, format: (value: number) => string): string {
  return value ? format(value) : ''
}

function addedPrice(cents: number | null, included: string): string {
  if (cents === null) return '—'
  return cents ? formatSurcharge(cents / 100) : included
}

/** Omits the material when the name, such as 'Pele Camel', already contains it. */
function withFinish(name: string, finish: string): string {
  const isNamed = name.toLowerCase().includes(finish.toLowerCase())
  return isNamed ? name : `${name} (${finish.toLowerCase()})`
}
