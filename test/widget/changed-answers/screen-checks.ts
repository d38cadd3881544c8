import { selectOffer } from '../../../src/core/offer/pricing.ts'
import type { State } from '../../../src/core/store/state.ts'
import type { ChangedSite } from './changed-site.ts'
import { expectedTotal, OFFICIAL } from './expected.ts'

/** The texts of a screen, in their order, without empty ones and with ordinary spaces. */
export function textsOf(container: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (text && !/^(STYLE|SCRIPT)$/.test(parentElement?.tagName ?? '')) texts.push(text)
  }
  return texts
}

const numberOf = (text: string): number => Number(text.replaceAll(' ', '').replace(',', '.'))

/** An amount in euros with nothing else in its text. NaN for any other text. */
const eurosOf = (text: string | undefined): number =>
  numberOf(/^([\d ]+(?:,\d\d)?) €$/.exec(text ?? '')?.[1] ?? 'none')

/** The amounts directly after a label. */
const amountsAfter = (texts: readonly string[], label: string): readonly number[] =>
  texts.flatMap((text, index) => (text === label ? [eurosOf(texts[index + 1])] : []))

const addUp = (amounts: readonly number[]): number =>
  amounts.reduce((before, amount) => before + amount, 0)

/** Whether two amounts are the same to the cent. False if one is unknown. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.005

/** The faults of a screen: an error, a wrong sum, or an official figure from a placeholder. */
export function faultsOf(
  container: HTMLElement,
  state: State,
  site: ChangedSite,
): readonly string[] {
  const texts = textsOf(container)
  return [
    ...texts.filter((text) =>
      /Algo correu mal|\b(NaN|undefined|null|Infinity)\b|\[object/.test(text),
    ),
    ...officialValueFaults(texts),
    ...creditFaults(texts),
    ...totalFaults(texts, state, site),
    ...runningCostFaults(texts),
    ...[...container.querySelectorAll('table')].flatMap(tableFaults),
    ...[...container.querySelectorAll<HTMLElement>('article, .footer, .result')].flatMap((offer) =>
      financedFaults(textsOf(offer), offer.matches('.model') ? 'desde' : 'Preço desde'),
    ),
  ]
}

function officialValueFaults(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => {
    const isRange = texts[index - 1] === 'Autonomia elétrica (WLTP)' || text.includes('km (WLTP)')
    const found = text.matchAll(
      /(-?\d[\d ]*(?:,\d+)?)(?: a (\d[\d ]*(?:,\d+)?))? (l\/100 km|kWh\/100 km|g\/km|km\b)/g,
    )
    return [...found].some(
      ([, first = '', last = first, unit = '']) =>
        (unit !== 'km' || isRange) &&
        [first, last].some((value) => {
          const figure = numberOf(value)
          // Half of the kilometres of a plug-in hybrid are electric.
          const isHalf = text.includes(' = ') && OFFICIAL[unit]?.has(figure * 2)
          return !isHalf && !OFFICIAL[unit]?.has(figure)
        }),
    )
  })
}

/** Monthly payments and TAEG that are not above zero, and TAN below it. */
function creditFaults(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text, index) => {
    const before = texts[index - 1] ?? ''
    const isFault =
      (text === '/mês' && !(eurosOf(before) > 0)) ||
      /TAEG (-|0,0 ?%)|TAN -/.test(text) ||
      (before === 'TAEG' && /^(-|0,0 ?%)/.test(text)) ||
      (before === 'TAN' && text.startsWith('-'))
    return isFault ? [`${before} ${text}`] : []
  })
}

/** The price bar and the head of the summary show the sum of what was sent, and the lines of the summary add up to it. */
function totalFaults(texts: readonly string[], state: State, site: ChangedSite): readonly string[] {
  const offer = selectOffer(state)
  if (!offer || state.entered?.screen === 'home') return []
  const { configuration } = state
  const totals = ([offer.creditType, 'CREDIT'] as const).map((creditType) =>
    Math.round(expectedTotal(site, { configuration, creditType })),
  )
  const lines = texts.flatMap((text, index) => (text === 'Alterar' ? [texts[index - 1] ?? ''] : []))
  const amounts = lines.map((line) => {
    if (/^(Incluíd[ao])$/.test(line)) return 0
    return eurosOf(line.replace(/^[+-] /, '')) * (line.startsWith('- ') ? -1 : 1)
  })
  const shown = [
    ...['Preço desde', 'Preço total desde', 'Preço total'].flatMap((label) =>
      amountsAfter(texts, label),
    ),
    ...(lines.length > 0 ? [addUp(amounts)] : []),
  ]
  return shown
    .filter((amount) => !Number.isNaN(amount) && !totals.includes(amount))
    .map((amount) => `total ${amount}, expected ${totals.join(' or ')}`)
}

/** The financed amount is the price less the down payment where all three are shown, in the order of the screen. */
function financedFaults(texts: readonly string[], priceLabel: string): readonly string[] {
  // The figures of a credit without the colours say so.
  if (texts.some((text) => text.includes('sem a pintura nem o interior'))) return []
  // The price of an engine or version has no label, and is the first amount of its row, or '—'.
  const first = texts.find((text) => text === '—' || !Number.isNaN(eurosOf(text)))
  const [price = eurosOf(first)] = amountsAfter(texts, priceLabel)
  const [downPayment] = amountsAfter(texts, 'Entrada inicial')
  const [financed] = amountsAfter(texts, 'Montante financiado')
  const difference = (price ?? NaN) - (downPayment ?? NaN) - (financed ?? NaN)
  return Math.abs(difference) > 1 ? [texts.join(' | ')] : []
}

/** What a month costs is the sum of its parts. */
function runningCostFaults(texts: readonly string[]): readonly string[] {
  const formula = texts.find((text) => text.startsWith('Por mês, tudo somado: '))
  const [sum = '', total] = formula?.replace('Por mês, tudo somado: ', '').split(' = ') ?? []
  const isRight = !formula || isNear(addUp(sum.split(' + ').map(eurosOf)), eurosOf(total))
  return isRight ? [] : [formula]
}

/** The rows of a table with totals add up to them. */
function tableFaults(table: HTMLTableElement): readonly string[] {
  const cellsOf = (row: Element): readonly string[] =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  const rows = [...table.querySelectorAll('tbody tr')].map(cellsOf)
  const totals = [...table.querySelectorAll('tfoot tr')].flatMap(cellsOf)
  return totals.flatMap((total, column) => {
    const sum = addUp(rows.map((row) => eurosOf(row[column])))
    return total === '—' || isNear(sum, eurosOf(total))
      ? []
      : [`column ${column} adds up to ${sum}, not to ${total}`]
  })
}

/**
 * The faults of the configuration that a form sends: its lines add up to its total, and its official values are those of
 * the site.
 */
export function snapshotFaults(snapshot: string): readonly string[] {
  const { priceLines, totalCents, wltp } = JSON.parse(snapshot) as {
    readonly priceLines: readonly { readonly cents: number | null }[]
    readonly totalCents: number | null
    readonly wltp: Readonly<Record<string, readonly number[] | null>> | null
  }
  const sum = addUp(priceLines.map(({ cents }) => cents ?? Number.NaN))
  const units = { fuelCC: 'l/100 km', energyConsumption: 'kWh/100 km', autonomy: 'km', co2: 'g/km' }
  return [
    ...(totalCents === null || sum === totalCents ? [] : [`lines ${sum}, total ${totalCents}`]),
    ...Object.entries(units).flatMap(([name, unit]) =>
      (wltp?.[name] ?? [])
        .filter((figure) => !OFFICIAL[unit]?.has(figure))
        .map((figure) => `${name} ${figure}`),
    ),
  ]
}
